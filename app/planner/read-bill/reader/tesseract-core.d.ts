declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
	/** Tesseract's own interface, as far as bills need it. */
	export interface TessBaseApi {
		/** @returns -1 where a language has no data */
		Init(folder: string | null, languages: string, engine: number): number
		SetVariable(name: string, value: string): void
		/** Takes the picture at `/input`. @returns 1 where it is none */
		SetImageFile(orientation: number, radians: number): number
		FindLines(): void
		/** Of the lines that were found, radians. */
		GetGradient(): number
		Recognize(monitor: null): number
		GetTSVText(page: number): string
		End(): void
	}

	export interface TesseractModule {
		FS: { writeFile(path: string, bytes: Uint8Array): void }
		TessBaseAPI: new () => TessBaseApi
	}

	export default function load(options: {
		locateFile(name: string): string
		/** Takes the notes that would be written to the console. */
		printErr(note: string): void
		TesseractProgress(percent: number): void
	}): Promise<TesseractModule>
}
