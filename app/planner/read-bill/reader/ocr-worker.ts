import english from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'
import hindi from '@tesseract.js-data/hin/4.0.0_best_int/hin.traineddata.gz?url'
import loadTesseract, {
	type TessBaseApi,
	type TesseractModule,
} from 'tesseract.js-core/tesseract-core-simd-lstm.js'
import wasm from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url'
import type { Languages, OcrAnswer, OcrRequest } from './ocr-messages'

const DATA: Record<string, string> = { eng: english, hin: hindi }
/** The engine by neural networks; the only one that the data is for. */
const LSTM_ONLY = 1

let request: OcrRequest | undefined
let loading: Promise<TesseractModule> | undefined
let current: { languages: Languages; api: TessBaseApi } | undefined
const written = new Set<string>()

const answer = (message: OcrAnswer) => postMessage(message)

const load = () =>
	loadTesseract({
		locateFile: () => wasm,
		printErr: () => {},
		TesseractProgress: (percent) => request && answer({ id: request.id, percent }),
	})

async function fetchData(language: string): Promise<Uint8Array> {
	const response = await fetch(DATA[language] ?? '')
	if (!response.ok || !response.body) throw new Error(`No data for ${language}`)
	const plain = response.body.pipeThrough(new DecompressionStream('gzip'))
	return new Uint8Array(await new Response(plain).arrayBuffer())
}

async function apiFor(languages: Languages): Promise<[TesseractModule, TessBaseApi]> {
	loading ??= load()
	const tesseract = await loading
	if (current?.languages === languages) return [tesseract, current.api]
	for (const language of languages.split('+')) {
		if (written.has(language)) continue
		tesseract.FS.writeFile(`./${language}.traineddata`, await fetchData(language))
		written.add(language)
	}
	current?.api.End()
	const api = new tesseract.TessBaseAPI()
	if (api.Init(null, languages, LSTM_ONLY) === -1) throw new Error(`No ${languages}`)
	current = { languages, api }
	return [tesseract, api]
}

async function read({ id, png, languages, wanted }: OcrRequest) {
	const [tesseract, api] = await apiFor(languages)
	tesseract.FS.writeFile('/input', new Uint8Array(png))
	// Pages are laid out by themselves, in columns and tables.
	api.SetVariable('tessedit_pageseg_mode', '3')
	if (api.SetImageFile(1, 0) === 1) throw new Error('No picture')
	if (wanted === 'slant') {
		api.FindLines()
		return answer({ id, slant: api.GetGradient() })
	}
	api.Recognize(null)
	answer({ id, tsv: api.GetTSVText(0) })
}

addEventListener('message', async ({ data }: MessageEvent<OcrRequest>) => {
	request = data
	try {
		await read(data)
	} catch {
		loading = undefined
		current = undefined
		written.clear()
		answer({ id: data.id, failed: true })
	}
})
