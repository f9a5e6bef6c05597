/** The languages whose letters are read: Hindi's data reads Marathi too. */
export type Languages = 'eng' | 'hin+eng'

/** A picture for the worker, as PNG. */
export interface OcrRequest {
	id: number
	png: ArrayBuffer
	languages: Languages
	/** `slant`: only how much its lines rise. */
	wanted: 'slant' | 'words'
}

export type OcrAnswer =
	| { id: number; percent: number }
	| { id: number; failed: true }
	| { id: number; slant: number }
	| { id: number; tsv: string }
