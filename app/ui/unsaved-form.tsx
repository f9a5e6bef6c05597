import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useFormAnswers } from './forms/form-answers'
import { textsOf } from './forms/values'
import { useHydrated } from './hydrated'
import { Unsaved } from './overlay/unsaved'

interface UnsavedFormProps {
	/** Whether all of it is taken, and the page goes on by itself. */
	done?: boolean
	/** Whether something is on its way to a field. */
	busy?: boolean
	/** Fields that are not the person's. */
	except?: readonly string[]
	children?: string
}

/** The person's part of a form, to be compared; line breaks as a form has them, not as it sends them. */
const entriesOf = (form: FormData, except: readonly string[]) =>
	JSON.stringify(
		textsOf(form)
			.filter(([name]) => name !== 'intent' && !except.includes(name))
			.map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
	)

/**
 * Part of a form: asks before the page is left while the form differs from how it was read or last saved: from the
 * values sent when the page was led on.
 */
export function UnsavedForm(props: UnsavedFormProps) {
	const { done = false, busy = false, except = [] } = props
	const { children = 'What you changed on this page is not saved yet.' } = props
	const here = useRef<HTMLSpanElement>(null)
	const saved = useRef<string>(null)
	const sent = useRef<string>(null)
	const hydrated = useHydrated()
	const now = () => {
		const form = here.current?.closest('form')
		return form ? entriesOf(new FormData(form), except) : null
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: as the form is when it has been hydrated
	useLayoutEffect(() => {
		saved.current = now()
	}, [hydrated])

	const onSubmit = useEffectEvent(() => {
		sent.current = now()
	})
	useLayoutEffect(() => {
		const form = here.current?.closest('form')
		form?.addEventListener('submit', onSubmit)
		return () => form?.removeEventListener('submit', onSubmit)
	}, [])
	useFormAnswers(({ form, answer }) => {
		// Another form of the page may be answered too.
		if (sent.current === null || entriesOf(form, except) !== sent.current) return
		if (answer === undefined) saved.current = sent.current
		sent.current = null
	})

	return (
		<>
			<span ref={here} hidden />
			<Unsaved when={() => !done && (busy || (saved.current !== null && saved.current !== now()))}>
				{children}
			</Unsaved>
		</>
	)
}
