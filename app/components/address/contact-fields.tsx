import { TextInput } from '@mantine/core'
import type { formFields } from '../../ui/forms/form-fields'
import { PhoneField } from './phone-field'

interface ContactFieldsProps {
	field: (name: 'fullName' | 'contactNumber') => ReturnType<ReturnType<typeof formFields>>
	className?: string | undefined
}

/** The name and the phone number of the person at an address. */
export const ContactFields = ({ field, className = '' }: ContactFieldsProps) => (
	<>
		<TextInput {...field('fullName')} label="Full name" autoComplete="name" className={className} />
		<PhoneField {...field('contactNumber')} label="Contact number" className={className} />
	</>
)
