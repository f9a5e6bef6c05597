import { TextInput } from '@mantine/core'
import type { ComponentProps } from 'react'
import { phoneHint } from '../../../shared/addresses/indian-number'
import { address } from '../../../shared/messages/en/requests/address'
import { say } from '../../../shared/messages/say'
import { HINT, useLeft } from './field-hint'

type PhoneFieldProps = Omit<ComponentProps<typeof TextInput>, 'defaultValue'> & {
	defaultValue?: string | undefined
}

/** A telephone number; once it is left, a number impossible in India is noted below it. */
export function PhoneField(props: PhoneFieldProps) {
	const [left, leave] = useLeft(props.defaultValue ?? '')
	const hint = left.trim() === '' || props.error ? null : phoneHint(left)
	return (
		<TextInput
			{...props}
			{...HINT}
			description={hint && say(address, hint)}
			type="tel"
			autoComplete="tel"
			onBlur={({ currentTarget }) => leave(currentTarget.value)}
		/>
	)
}
