/** Small sounds, made on the spot: paper on cloth, wood on wood. Off until asked for. */

import { settings } from "../store/settings.js";

/** @typedef {"lay" | "back" | "turn" | "signal" | "coin" | "bust" | "won"} Sound */

/** @type {AudioContext | null} */ let context = null;

/**
 * @param {Sound} sound
 * @param {number} [height]  0 to 1: a higher card sounds a little higher
 */
export function play(sound, height = 0.5) {
  if (!settings.all.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") context.resume();
  const now = context.currentTime;
  switch (sound) {
    case "lay":
      return paper(context, now, 900 + 900 * height);
    case "back":
      paper(context, now, 900 + 900 * height);
      return paper(context, now + 0.11, 520);
    case "turn":
      knock(context, now, 620);
      return knock(context, now + 0.13, 780);
    case "signal":
      return knock(context, now, 700);
    case "coin":
      return knock(context, now, 340);
    case "bust":
      return knock(context, now, 130);
    case "won":
      return [0, 1, 2, 3].forEach((each) =>
        paper(/** @type {AudioContext} */ (context), now + each * 0.12, 900 + each * 260),
      );
  }
}

/** A brush of noise. @param {AudioContext} audio @param {number} at @param {number} pitch */
function paper(audio, at, pitch) {
  const length = Math.floor(audio.sampleRate * 0.11);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < length; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 3;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  const band = audio.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = 0.9;
  source.connect(band).connect(quiet(audio, 0.35)).connect(audio.destination);
  source.start(at);
}

/** A tap on wood. @param {AudioContext} audio @param {number} at @param {number} pitch */
function knock(audio, at, pitch) {
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.09);
  const volume = quiet(audio, 0.25);
  volume.gain.setValueAtTime(0.25, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.1);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.11);
}

/** @param {AudioContext} audio @param {number} level */
function quiet(audio, level) {
  const gain = audio.createGain();
  gain.gain.value = level;
  return gain;
}
