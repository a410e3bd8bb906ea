// Two soft notes: it is your turn. Made on the spot, so there is nothing to load.

let audio: AudioContext | undefined

export function chime(): void {
  try {
    audio ??= new AudioContext()
    void audio.resume()
    note(audio, 587.33, 0)
    note(audio, 880, 0.14)
  } catch {
    // no sound on this device; the page says it as well
  }
}

function note(audio: AudioContext, pitch: number, after: number): void {
  const begin = audio.currentTime + after
  const tone = audio.createOscillator()
  const volume = audio.createGain()
  tone.type = 'sine'
  tone.frequency.value = pitch
  volume.gain.setValueAtTime(0, begin)
  volume.gain.linearRampToValueAtTime(0.14, begin + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, begin + 0.5)
  tone.connect(volume).connect(audio.destination)
  tone.start(begin)
  tone.stop(begin + 0.55)
}
