import { type ChangeEvent, useEffect, useRef, useState } from 'react'

/**
 * What stands in a field, which keeps it itself: React would empty a field it keeps the text of, where somebody has
 * typed before the page came alive.
 * @returns the text, what sets it from elsewhere, and what the field takes
 */
export function useFieldText(initial: string) {
	const ref = useRef<HTMLInputElement>(null)
	const [text, setText] = useState(initial)
	useEffect(() => {
		if (ref.current) setText(ref.current.value)
	}, [])
	function put(to: string) {
		if (ref.current) ref.current.value = to
		setText(to)
	}
	const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
		setText(currentTarget.value)
	return { text, put, field: { ref, defaultValue: initial, onChange } }
}
