import {
	type ChangeEvent,
	useEffect,
	useEffectEvent,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'

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

/**
 * What a field takes that shows a text from elsewhere and yet keeps it itself, as `useFieldText` has it: it follows the
 * text, and tells what somebody has typed before the page came alive as if it were typed just then.
 */
export function useFieldThatFollows(text: string, onType: (text: string) => void) {
	const ref = useRef<HTMLInputElement>(null)
	const [initial] = useState(text)
	const isNew = useRef(true)
	const typed = useEffectEvent(onType)
	useLayoutEffect(() => {
		const field = ref.current
		if (!field) return
		if (field.value !== text) {
			if (isNew.current) typed(field.value)
			else field.value = text
		}
		isNew.current = false
	}, [text])
	const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onType(currentTarget.value)
	return { ref, defaultValue: initial, onChange }
}
