import { type ComponentProps, useCallback } from 'react'
import { takeOver } from './take-over'

/** A native field that takes over text typed before it was hydrated. Mantine's fields do so by the theme. */
export function Input({ ref, ...input }: ComponentProps<'input'>) {
	const taken = useCallback(
		(field: HTMLInputElement | null) => {
			takeOver(field)
			if (typeof ref === 'function') return ref(field)
			if (ref) ref.current = field
		},
		[ref],
	)
	return <input ref={taken} {...input} />
}
