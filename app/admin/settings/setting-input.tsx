import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { STATES } from '../../../shared/addresses/states'
import { CHOOSE_STATE, StateSelect } from '../../components/address/state-select'
import halves from '../half-fields.module.css'
import type { SettingField } from './section-fields'

interface SettingInputProps {
	field: SettingField
	value: string
	error: string | undefined
}

const STATE_CHOICES = [CHOOSE_STATE, ...STATES]
const TYPES = { day: 'date', email: 'email', tel: 'tel', url: 'url' } as const

/** A field of a section. The API judges it; this says what it said. */
export function SettingInput({ field, value, error }: SettingInputProps) {
	const { name, label, kind, hint, half, options = [] } = field
	if (kind === 'hidden') return <input type="hidden" name={name} defaultValue={value} />
	const common = {
		name,
		label,
		error,
		errorProps: { role: 'alert' } as const,
		defaultValue: value,
		className: (half ? '' : halves.whole) ?? '',
		...(hint && { description: hint }),
	}
	switch (kind) {
		case 'state':
			return (
				<>
					{/* What is sent where no state is chosen. */}
					<input type="hidden" name={name} value="" />
					<StateSelect {...common} data={STATE_CHOICES} />
				</>
			)
		case 'choice':
			return <NativeSelect {...common} data={options} />
		case 'markdown':
			return <Textarea {...common} rows={8} />
		case 'number':
			return <TextInput {...common} inputMode="numeric" />
		case 'secret':
			return (
				<TextInput
					{...common}
					autoComplete="off"
					spellCheck={false}
					description="Only its last four characters are shown. Leave it as it is, or type another."
				/>
			)
		default:
			return <TextInput {...common} type={kind ? TYPES[kind] : 'text'} />
	}
}
