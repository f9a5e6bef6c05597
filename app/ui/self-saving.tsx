import {
	createContext,
	type ReactNode,
	type RefObject,
	use,
	useCallback,
	useEffect,
	useEffectEvent,
	useMemo,
	useRef,
	useState,
} from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import type { FormProblem } from './forms/problem'
import { Unsaved } from './overlay/unsaved'

/** The state of the text typed into a field. */
type Saving = 'saved' | 'unsaved' | 'saving' | 'failed'

interface FieldState {
	saving: Saving
	/** The last answer it had; another object for every sending. */
	answer: unknown
}

interface Fields {
	report: (key: string, state: FieldState | null) => void
	savers: Map<string, () => void>
	saveAll: () => Promise<boolean>
}

const FieldsOfPage = createContext<Fields | null>(null)

function useFields() {
	const fields = use(FieldsOfPage)
	if (!fields) throw new Error('A field that saves itself stands in no SelfSaving.')
	return fields
}

/** Saves every field of the page; whether all of them are saved then. */
export const useSaveAll = () => useFields().saveAll

const isSaved = ({ saving }: FieldState) => saving === 'saved'

interface Waiting {
	/** The fields that were not saved, with the answer each had. */
	fields: Map<string, unknown>
	settle: (saved: boolean) => void
}

/** A page whose fields save themselves; leaving it is asked about where they cannot. */
export function SelfSaving({ children }: { children: ReactNode }) {
	const states = useRef(new Map<string, FieldState>())
	const waiting = useRef<Waiting>(null)
	const [savers] = useState<Fields['savers']>(() => new Map())

	const check = useCallback(() => {
		if (!waiting.current) return
		const open = [...waiting.current.fields].filter(([key, answer]) => {
			const now = states.current.get(key)
			if (!now || isSaved(now)) return false
			return now.saving !== 'failed' || (savers.has(key) && now.answer === answer)
		})
		// Text typed meanwhile is saved as well.
		for (const [key] of open) if (states.current.get(key)?.saving === 'unsaved') savers.get(key)?.()
		if (open.length > 0) return
		waiting.current.settle([...states.current.values()].every(isSaved))
		waiting.current = null
	}, [savers])

	const report = useCallback(
		(key: string, state: FieldState | null) => {
			if (state) states.current.set(key, state)
			else states.current.delete(key)
			check()
		},
		[check],
	)

	const saveAll = useCallback(() => {
		const unsaved = [...states.current].filter(([, state]) => !isSaved(state))
		if (unsaved.length === 0) return Promise.resolve(true)
		const fields = new Map(unsaved.map(([key, { answer }]) => [key, answer]))
		waiting.current?.settle(false)
		return new Promise<boolean>((settle) => {
			waiting.current = { fields, settle }
			for (const key of fields.keys()) savers.get(key)?.()
			check()
		})
	}, [savers, check])

	const fields = useMemo(() => ({ report, savers, saveAll }), [report, savers, saveAll])
	return (
		<FieldsOfPage value={fields}>
			{children}
			<Unsaved when={() => ![...states.current.values()].every(isSaved)} save={saveAll}>
				Something you typed on this page is not saved yet.
			</Unsaved>
		</FieldsOfPage>
	)
}

/** Tells the page of something else that is on its way, or did not get through. */
export function useSending(key: string, saving: Extract<Saving, 'saved' | 'saving' | 'failed'>) {
	const { report } = useFields()
	useEffect(() => report(key, { saving, answer: null }), [key, saving, report])
	useEffect(() => () => report(key, null), [key, report])
}

const WORDS: Record<Saving, string> = {
	saved: 'Saved',
	unsaved: 'Not saved yet',
	saving: 'Saving…',
	failed: 'Not saved',
}

/** Of a saved text. */
const wordFor = (answer: Answer | undefined) =>
	answer ? (answer.waits ? 'Kept on this phone' : WORDS.saved) : ''

/** Why it was not taken; null when it was. */
interface Answer {
	problem: FormProblem | null
	/** It is kept on this phone and waits for a signal. */
	waits?: boolean
}

interface SelfSaved {
	fetcher: FetcherWithComponents<Answer>
	form: RefObject<HTMLFormElement | null>
	typed: string
	/** Whether there is something to send. */
	isUnsaved: boolean
	isSaving: boolean
	/** The state of the text, in words; empty where none was typed. */
	says: string
	onType: (typed: string) => void
	onLeave: () => void
	onSubmit: () => void
}

interface SelfSavedOptions {
	isSame?: (a: string, b: string) => boolean
	sent?: string | undefined
}

const sameText = (a: string, b: string) => a.trim() === b.trim()

/**
 * A field in a form of its own, saved when one leaves it and by the form's button.
 * @param key names it on the page, and its fetcher
 * @param isSame whether two texts are the same once saved
 * @param sent the text of a form sent without a script, and refused
 */
export function useSelfSaved(
	key: string,
	initial: string,
	{ isSame = sameText, sent: notTaken }: SelfSavedOptions = {},
): SelfSaved {
	const { report, savers } = useFields()
	const fetcher = useFetcher<Answer>({ key })
	const answer = fetcher.data
	const form = useRef<HTMLFormElement>(null)
	const [typed, setTyped] = useState(notTaken ?? initial)
	const [sent, setSent] = useState(initial)
	const isLeft = useRef(false)
	const [awaited, setAwaited] = useState<{ before: unknown } | null>(null)
	// The fetcher says so later than the press that may follow.
	const isSaving = awaited !== null && awaited.before === answer
	const wasRefused = !isSaving && Boolean(answer?.problem)
	const isChanged = !isSame(typed, sent)
	const unsaved: Saving = isChanged ? 'unsaved' : wasRefused ? 'failed' : 'saved'
	const saving: Saving = isSaving ? 'saving' : unsaved

	function onSubmit() {
		setSent(typed)
		setAwaited({ before: answer })
	}
	function save() {
		// One after the other.
		if (isSaving || saving === 'saved') return
		onSubmit()
		fetcher.submit(form.current)
	}

	const saveNow = useEffectEvent(save)
	useEffect(() => {
		savers.set(key, () => saveNow())
		return () => {
			savers.delete(key)
			report(key, null)
		}
	}, [key, savers, report])
	useEffect(() => report(key, { saving, answer }), [key, saving, answer, report])
	// It was left while an earlier text was on its way.
	useEffect(() => {
		if (saving === 'unsaved' && isLeft.current) saveNow()
	}, [saving])

	return {
		fetcher,
		form,
		typed,
		isUnsaved: isChanged || wasRefused,
		isSaving,
		says: saving === 'saved' ? wordFor(answer) : WORDS[saving],
		onType(text) {
			isLeft.current = false
			setTyped(text)
		},
		onLeave() {
			isLeft.current = true
			save()
		},
		onSubmit,
	}
}
