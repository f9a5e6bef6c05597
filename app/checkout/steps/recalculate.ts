import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { useSubmit } from 'react-router'

/** What a quote counts with, by the names of the form's choices. */
type Choices = Record<string, string>

/**
 * Has prices and next questions counted anew as soon as something is chosen, as “Apply” does. The choices stay the
 * same elements, so that the keyboard stays where it is; each new quote says which of them hold.
 */
export function useRecalculation(choices: Choices) {
	const submit = useSubmit()
	const changed = useRef<HTMLFormElement | null>(null)
	const counted = JSON.stringify(choices)
	useLayoutEffect(() => {
		for (const [name, value] of Object.entries<string>(JSON.parse(counted)))
			for (const input of changed.current?.querySelectorAll<HTMLInputElement>(
				`input[type="radio"][name="${name}"]`,
			) ?? [])
				input.checked = input.value === value
	}, [counted])
	return (event: FormEvent<HTMLFormElement>) => {
		const form = event.currentTarget
		if ((event.target as unknown as HTMLInputElement).type !== 'radio') return
		changed.current = form
		const sent = new FormData(form)
		// A code is applied by its button.
		sent.delete('code')
		sent.set('apply', 'yes')
		submit(sent, { method: 'post', replace: true, preventScrollReset: true })
	}
}
