/** Three soft notes and a buzz. Sound is a comfort: where it is forbidden, the timer is still seen and read out. */
export function ring(): void {
  try {
    const audio = new AudioContext();
    for (const [at, hertz] of NOTES.entries()) playNote(audio, hertz, at * 0.35);
    setTimeout(() => void audio.close(), 3000);
    navigator.vibrate?.([200, 100, 200]);
  } catch {
    // See above.
  }
}

/** C5, E5, G5. */
const NOTES = [523, 659, 784] as const;

function playNote(audio: AudioContext, hertz: number, afterSeconds: number): void {
  const [note, volume, start] = [audio.createOscillator(), audio.createGain(), audio.currentTime + afterSeconds];
  note.frequency.value = hertz;
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.3, start + 0.03);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 1);
  note.connect(volume).connect(audio.destination);
  note.start(start);
  note.stop(start + 1.1);
}
