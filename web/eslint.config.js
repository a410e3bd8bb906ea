// What the linter asks of the client. A rule that is off, or is softened, has its reason beside it.

import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

// A number has one spelling; anything else may hide a mistake.
const STRICT_TEMPLATES = {
  allowAny: false,
  allowBoolean: false,
  allowNever: false,
  allowNullish: false,
  allowNumber: true,
  allowRegExp: false,
}

export default defineConfig(
  { ignores: ['dist/'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname, extraFileExtensions: ['.svelte'] },
    },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'TSAsExpression > TSAsExpression > TSUnknownKeyword',
          message: 'Say what it is where it comes in; `as unknown as` would hide a mistake.',
        },
      ],
      // `onclick={() => go(home)}` reads best without braces, and so does a `return say(it)` that ends a function.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // A key that need not be there is written in brackets.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/restrict-template-expressions': ['error', STRICT_TEMPLATES],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_$', varsIgnorePattern: '^_$' }], // `_`: nobody wants it
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }], // '' says nothing
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void it` names what an effect waits for
      '@typescript-eslint/non-nullable-type-assertion-style': 'off', // it asks for `!`, which we forbid
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: {
      'no-undef': 'off', // TypeScript knows what is defined
      // It takes what a function makes for itself for something that the page follows. What is followed is `$state`.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte'],
    rules: {
      // The linter does not see the properties of another component, so what a callback is given looks like `any`.
      // svelte-check sees them, and allows no `any` that nobody wrote.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { ...STRICT_TEMPLATES, allowAny: true }],
    },
  },
  {
    files: ['src/generated/*.ts'], // by web/generate.py
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' }, // an interface would not be Json
  },
  {
    files: ['**/*.js'], // the configurations of tools: no types to check
    extends: [ts.configs.disableTypeChecked],
  },
)
