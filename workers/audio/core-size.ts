/** Of @ffmpeg/core 0.12.10, unpacked. A compressed answer tells only its packed size, so progress needs this one. */
export const coreWasmBytes = 32_232_419;
