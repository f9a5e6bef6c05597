import { type ComponentProps, useCallback } from 'react'
import { takeOver } from './take-over'

/** A field of the browser's own, with what somebody has made of it before it was alive. Mantine's have that by the theme. */
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
