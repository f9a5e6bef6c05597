import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useHydrated } from './hydrated'
import { Unsaved } from './overlay/unsaved'

interface UnsavedFormProps {
	/** The answer to what was sent last; undefined where it was taken, or nothing was sent. */
	answer: object | undefined
	/** Whether all of it is taken, and the page goes on by itself. */
	done?: boolean
	/** Whether something is on its way to a field. */
	busy?: boolean
	/** Fields that are not the person's. */
	except?: readonly string[]
	children?: string
}

/** The person's part of a form, to be compared. */
function entriesOf(form: FormData, except: readonly string[]) {
	const own = [...form].filter(([name, value]) => {
		const isOurs = name === 'intent' || except.includes(name)
		return !isOurs && typeof value === 'string'
	})
	return JSON.stringify(own)
}

/**
 * Stands in a form, and asks before the page is left while the form differs from how it was read or last
 * saved.
 */
export function UnsavedForm(props: UnsavedFormProps) {
	const { answer, done = false, busy = false, except = [] } = props
	const { children = 'What you changed on this page is not saved yet.' } = props
	const here = useRef<HTMLSpanElement>(null)
	const saved = useRef<string>(null)
	const sent = useRef<string>(null)
	const hydrated = useHydrated()
	const { state, formData } = useNavigation()
	const now = () => {
		const form = here.current?.closest('form')
		return form ? entriesOf(new FormData(form), except) : null
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: as the form is when it has come alive
	useEffect(() => {
		saved.current = now()
	}, [hydrated])

	// biome-ignore lint/correctness/useExhaustiveDependencies: of every sending, what it began and ended with
	useEffect(() => {
		if (state === 'submitting' && formData) {
			const given = entriesOf(formData, except)
			sent.current = given === now() ? given : null
		}
		if (state !== 'idle') return
		if (sent.current !== null && !answer) saved.current = sent.current
		sent.current = null
	}, [state])

	return (
		<>
			<span ref={here} hidden />
			<Unsaved when={() => !done && (busy || (saved.current !== null && saved.current !== now()))}>
				{children}
			</Unsaved>
		</>
	)
}
