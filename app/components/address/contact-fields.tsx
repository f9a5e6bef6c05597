import { TextInput } from '@mantine/core'
import type { formFields } from '../../ui/forms/form-fields'
import { PhoneField } from './phone-field'

interface ContactFieldsProps {
	field: (name: 'fullName' | 'contactNumber') => ReturnType<ReturnType<typeof formFields>>
	className?: string | undefined
}

/** Who is at an address, and by which number to reach them. */
export const ContactFields = ({ field, className = '' }: ContactFieldsProps) => (
	<>
		<TextInput {...field('fullName')} label="Full name" autoComplete="name" className={className} />
		<PhoneField {...field('contactNumber')} label="Contact number" className={className} />
	</>
)
