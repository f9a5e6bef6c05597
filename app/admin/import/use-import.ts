import { useEffect, useRef, useState } from 'react'
import type { ImportReport } from '../../../domain/catalogue/csv/import-schema'
import { MAX_CSV_MB } from '../../../domain/catalogue/limits'
import { apiPath } from '../../api-call'
import { sentenceOf } from '../../ui/forms/problem'
import { UNSENT } from '../../ui/forms/send-form'
import { number } from '../../ui/text/format'
import type { ImportAnswer } from './import-products.server'

interface ImportState {
	step: 'choose' | 'checking' | 'preview' | 'importing' | 'done'
	fileName: string | null
	report: ImportReport | null
	problem: string | null
	/** How much is done, 0 to 1; null while that is not known. */
	part: number | null
	/** What is being done. */
	words: string
}

const START: ImportState = {
	step: 'choose',
	fileName: null,
	report: null,
	problem: null,
	part: null,
	words: '',
}

interface Line {
	done?: number
	total?: number
	result?: ImportReport
	problem?: { detail: string; report?: ImportReport }
}

const linesOf = (text: string): Line[] =>
	text
		.split('\n')
		.slice(0, -1)
		.map((line) => JSON.parse(line))

/** Sends a file, telling how much of it has left and each line of the answer as it comes. */
function send(
	path: string,
	file: File,
	on: { sent: (part: number) => void; line: (line: Line) => void },
) {
	const request = new XMLHttpRequest()
	const answered = new Promise<{ ok: boolean; text: string }>((resolve) => {
		let delivered = 0
		request.upload.onprogress = ({ loaded, total }) => on.sent(loaded / total)
		request.onprogress = () => {
			if (request.getResponseHeader('content-type') !== 'application/x-ndjson') return
			const lines = linesOf(request.responseText)
			for (const line of lines.slice(delivered)) on.line(line)
			delivered = lines.length
		}
		request.onload = () => resolve({ ok: request.status === 200, text: request.responseText })
		request.onerror = () => resolve({ ok: false, text: '' })
	})
	const form = new FormData()
	form.set('file', file)
	request.open('POST', path)
	request.setRequestHeader('accept', 'application/x-ndjson, application/json')
	request.send(form)
	return { answered, abort: () => request.abort() }
}

function detailOf(text: string): { detail: string; report?: ImportReport } {
	try {
		return JSON.parse(text)
	} catch {
		return { detail: UNSENT }
	}
}

function stateOf(given: ImportAnswer | undefined): ImportState {
	if (!given) return START
	const report = given.report ?? null
	const isDone = given.problem === null && given.done
	const step = isDone ? 'done' : report ? 'preview' : 'choose'
	return { ...START, step, report, problem: sentenceOf(given.problem) }
}

/** An import from the choice of a file to its end. @param given what came of a form sent as a page */
export function useImport(given: ImportAnswer | undefined) {
	const [state, setState] = useState(() => stateOf(given))
	const file = useRef<File>(undefined)
	const running = useRef<{ abort: () => void }>(undefined)
	useEffect(() => () => running.current?.abort(), [])

	const update = (changes: Partial<ImportState>) => setState((now) => ({ ...now, ...changes }))

	async function choose(chosen: File | undefined) {
		if (!chosen) return
		running.current?.abort()
		file.current = chosen
		if (chosen.size > MAX_CSV_MB * 1_048_576)
			return setState({ ...START, problem: `The file is larger than ${MAX_CSV_MB} MB.` })
		setState({ ...START, step: 'checking', fileName: chosen.name, words: 'Reading the file...' })
		const sending = send(
			apiPath('post', '/products/import', { query: { dryRun: 'true' } }),
			chosen,
			{
				sent: (part) => update({ part: part < 1 ? part : null }),
				line: () => {},
			},
		)
		running.current = sending
		const { ok, text } = await sending.answered
		if (ok) return update({ step: 'preview', report: JSON.parse(text), part: null })
		update({ step: 'choose', problem: detailOf(text).detail, part: null })
	}

	async function run() {
		if (!file.current) return
		update({ step: 'importing', problem: null, part: 0, words: 'Sending the file...' })
		let end: Line | undefined
		const sending = send(apiPath('post', '/products/import', { query: {} }), file.current, {
			sent: (part) => update({ part }),
			line: (line) => {
				if (line.total === undefined) end = line
				else {
					const { done = 0, total } = line
					const words = `${number(done)} of ${number(total)} products`
					update({ part: total === 0 ? null : done / total, words })
				}
			},
		})
		running.current = sending
		const { text } = await sending.answered
		if (end?.result) return update({ step: 'done', report: end.result, part: null })
		const { detail, report } = end?.problem ?? detailOf(text)
		setState((now) => ({
			...now,
			step: 'preview',
			part: null,
			problem: detail,
			report: report ?? now.report,
		}))
	}

	function again() {
		file.current = undefined
		setState(START)
	}

	return { state, choose, run, again }
}
