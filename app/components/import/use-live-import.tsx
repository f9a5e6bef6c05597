import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../ui/forms/problem'
import { UNSENT } from '../../ui/forms/send-form'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import type { AnyReport, ImportAnswer } from './import-report'
import type { LiveImport } from './import-screen'

type MappedHeadings = Readonly<Record<string, string>>

interface LiveCall<Report> {
	/**
	 * The address of the call that takes the file as a form.
	 * @param seen the previewed report; null to preview
	 * @param headings the columns of headings that were mapped by hand; undefined where none were
	 */
	pathOf: (seen: Report | null, headings: MappedHeadings | undefined) => string
	maxMegabytes: number
	/** The name of the rows. */
	rows: string
}

interface Line<Report> {
	done?: number
	total?: number
	result?: Report
	problem?: { detail: string; report?: Report }
}

const linesOf = (text: string) =>
	text
		.split('\n')
		.slice(0, -1)
		.map((line) => JSON.parse(line))

interface Heard<Report> {
	/** How much of the file has left, 0 to 1. */
	sent: (part: number) => void
	/** Each line of the answer as it comes. */
	line: (line: Line<Report>) => void
}

function send<Report>(path: string, file: File, on: Heard<Report>) {
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

function detailOf<Report>(text: string): { detail: string; report?: Report } {
	try {
		return JSON.parse(text)
	} catch {
		return { detail: UNSENT }
	}
}

interface LiveState<Report extends AnyReport> {
	fileName: string | null
	/** The running work in words; null where there is none. */
	words: string | null
	/** How much of it is done, 0 to 1; null while that is not known. */
	part: number | null
	problem: string | null
	report: Report | undefined
	isDone: boolean
}

const Progress = ({ part, words }: { part: number | null; words: string }) => (
	<Stack gap={1} narrow>
		<progress {...(part === null ? {} : { value: part })} max={1} aria-label={words} />
		<Text as="span" size="small" numeric role="status">
			{words}
		</Text>
	</Stack>
)

/**
 * An import whose file the page keeps and sends itself, from its choice to its end.
 * @param given the result of a form sent as a page, where JavaScript is off
 */
export function useLiveImport<Report extends AnyReport>(
	given: ImportAnswer<Report> | undefined,
	{ pathOf, maxMegabytes, rows }: LiveCall<Report>,
) {
	const none = { fileName: null, words: null, part: null, problem: null, isDone: false }
	const [state, setState] = useState<LiveState<Report>>(() => ({
		...none,
		problem: sentenceOf(given?.problem),
		report: given?.report,
		isDone: given?.isDone ?? false,
	}))
	const file = useRef<File>(undefined)
	const headings = useRef<MappedHeadings>(undefined)
	const running = useRef<{ abort: () => void }>(undefined)
	useEffect(() => () => running.current?.abort(), [])

	const update = (changes: Partial<LiveState<Report>>) =>
		setState((now) => ({ ...now, ...changes }))
	const start = (changes: Partial<LiveState<Report>> = {}) =>
		setState({ ...none, report: undefined, ...changes })

	function sendTo(seen: Report | null, chosen: File, on: Heard<Report>) {
		const sending = send(pathOf(seen, headings.current), chosen, on)
		running.current = sending
		return sending.answered
	}

	function onChoose(chosen: File) {
		headings.current = undefined
		return preview(chosen)
	}

	async function preview(chosen: File) {
		running.current?.abort()
		file.current = chosen
		if (chosen.size > maxMegabytes * 1_048_576)
			return start({ problem: `The file is larger than ${maxMegabytes} MB.` })
		start({ fileName: chosen.name, words: 'Reading the file...' })
		const { ok, text } = await sendTo(null, chosen, {
			sent: (part) => update({ part: part < 1 ? part : null }),
			line: () => {},
		})
		update({
			words: null,
			part: null,
			...(ok ? { report: JSON.parse(text) } : { problem: detailOf(text).detail }),
		})
	}

	async function onImport() {
		if (!file.current || !state.report) return
		update({ problem: null, part: 0, words: 'Sending the file...' })
		let end: Line<Report> | undefined
		const { text } = await sendTo(state.report, file.current, {
			sent: (part) => update({ part }),
			line: (line) => {
				if (line.total === undefined) end = line
				else {
					const { done = 0, total } = line
					const words = `${number(done)} of ${number(total)} ${rows}`
					update({ part: total === 0 ? null : done / total, words })
				}
			},
		})
		if (end?.result) return update({ isDone: true, report: end.result, part: null, words: null })
		const { detail, report } = end?.problem ?? detailOf<Report>(text)
		setState((now) => ({
			...now,
			words: null,
			part: null,
			problem: detail,
			report: report ?? now.report,
		}))
	}

	function onMap(columns: MappedHeadings) {
		headings.current = columns
		if (file.current) preview(file.current)
	}

	function onAgain() {
		file.current = undefined
		start()
	}

	const isBusy = state.words !== null
	const live: LiveImport = {
		zone: { name: state.fileName, isBusy, onChoose },
		busy: state.words !== null && <Progress part={state.part} words={state.words} />,
		isBusy,
		problem: state.problem,
		// A file that came with a form is sent again with it.
		...(state.fileName !== null && { onImport, onAgain, onMap }),
	}
	return { ...state, live, onAgain }
}
