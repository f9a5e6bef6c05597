import { NativeSelect, TextInput } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import classes from './expert.module.css'

interface Common {
	name: string
	label: string
	value: string | undefined
	error: string | undefined
	/** A line of explanation. */
	help?: string | undefined
}

interface ExpertFieldProps extends Common {
	unit?: string | undefined
	usual: string | undefined
	isDay?: true | undefined
	changed: () => void
}

/** A figure with the value in force in its place; once typed over, it can be reset. */
export function ExpertField(props: ExpertFieldProps) {
	const { name, label, unit, usual, isDay, value, error, help, changed } = props
	const place = useRef<HTMLDivElement>(null)
	const [isOwn, setIsOwn] = useState(Boolean(value))
	function reset() {
		const field = place.current?.querySelector('input')
		if (field) field.value = ''
		setIsOwn(false)
		changed()
		field?.focus()
	}
	return (
		<div ref={place} className={classes.field}>
			<TextInput
				name={name}
				label={unit ? `${label}, ${unit}` : label}
				defaultValue={value}
				placeholder={usual}
				error={error}
				description={help}
				{...(isDay ? { type: 'date' } : { inputMode: 'decimal' })}
				autoComplete="off"
				onInput={(event) => setIsOwn(event.currentTarget.value !== '')}
				styles={{ input: { paddingInlineEnd: 44 } }}
			/>
			{isOwn && (
				<button
					type="button"
					className={classes.reset}
					onClick={reset}
					aria-label={`${label}: back to the usual`}
				>
					<IconArrowBackUp size={18} aria-hidden />
				</button>
			)}
		</div>
	)
}

export function ExpertSelect(props: Common & { options: [value: string, label: string][] }) {
	const { name, label, options, value, error, help } = props
	return (
		<NativeSelect
			name={name}
			label={label}
			defaultValue={value ?? ''}
			error={error}
			description={help}
			data={options.map(([value, text]) => ({ value, label: text }))}
		/>
	)
}
