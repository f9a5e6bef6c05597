import workerUrl from './code-worker.ts?worker&url'

/** Reads bar codes and QR codes in pictures. */
export interface CodeReader {
	/** The codes in a picture, which is used up. Pictures are read one after the other. */
	read(picture: ImageBitmap): Promise<string[]>
	close(): void
}

/** The reader of a browser that has one; the types of TypeScript do not have it. */
interface Detector {
	detect(picture: ImageBitmap): Promise<{ rawValue: string }[]>
}
interface DetectorClass {
	new (options: { formats: string[] }): Detector
	getSupportedFormats(): Promise<string[]>
}

const FORMATS = ['code_128', 'code_39', 'code_93', 'itf', 'qr_code', 'data_matrix']

/** The browser's own reader, where it reads the codes that plates have. */
async function ownReader(): Promise<CodeReader | null> {
	const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass }
	const known = (await BarcodeDetector?.getSupportedFormats().catch(() => [])) ?? []
	const formats = FORMATS.filter((format) => known.includes(format))
	if (!BarcodeDetector || !formats.includes('code_128')) return null
	const detector = new BarcodeDetector({ formats })
	return {
		async read(picture) {
			const found = await detector.detect(picture)
			picture.close()
			return found.map(({ rawValue }) => rawValue)
		},
		close() {},
	}
}

/** A reader in a worker, which the page does without until somebody scans. */
function readerInWorker(): CodeReader {
	const worker = new Worker(workerUrl, { type: 'module' })
	return {
		read: (picture) =>
			new Promise((resolve, reject) => {
				worker.onmessage = ({ data: code }) => resolve(code === null ? [] : [code])
				worker.onerror = reject
				worker.postMessage(picture, [picture])
			}),
		close: () => worker.terminate(),
	}
}

export const openReader = async (): Promise<CodeReader> => (await ownReader()) ?? readerInWorker()

/** Has the browser keep the file that reads codes, for places without a signal, where it has no reader of its own. */
export async function keepReader(): Promise<void> {
	if (!(await ownReader())) await fetch(workerUrl)
}
