import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { Pin } from '../../../api/pins'
import { NO_PIN, pinDigits, unknownPin } from '../../../shared/addresses/indian-number'
import { address } from '../../../shared/messages/en/requests/address'
import { say } from '../../../shared/messages/say'
import { HINT, useLeft } from './field-hint'

type PinFieldProps = Omit<ComponentProps<typeof TextInput>, 'defaultValue'> & {
	defaultValue?: string | undefined
	/** The lookup of the typed PIN code; null until it is known. */
	pin: Pin | null
	look: (text: string) => void
}

/** A PIN code; below it its place, or once it is left, the reason it is impossible in India. */
export function PinField({ pin, look, ...props }: PinFieldProps) {
	const [left, leave] = useLeft(props.defaultValue ?? '')
	const isWrong = left.trim() !== '' && !pinDigits(left)
	const hint = pin ? placeOrHint(pin) : isWrong ? say(address, NO_PIN) : null
	return (
		<TextInput
			autoComplete="postal-code"
			{...props}
			{...HINT}
			description={props.error ? null : hint}
			inputMode="numeric"
			onInput={({ currentTarget }) => look(currentTarget.value)}
			onBlur={({ currentTarget }) => {
				leave(currentTarget.value)
				look(currentTarget.value)
			}}
		/>
	)
}

const placeOrHint = ({ pin, place }: Pin) => place ?? say(address, unknownPin(pin))
