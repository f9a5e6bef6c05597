import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import type { Reach } from '../../../domain/delivery/field-rules'
import { FieldProblem } from '../../ui/forms/field-problem'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { namedFields } from '../named-fields'
import type { RateValues } from './rates-fields'

const REACH_NAMES: Record<Reach, string> = {
	pins: 'PIN codes that begin with …',
	district: 'The shop’s district',
	state: 'The shop’s state',
	km: 'So many kilometres',
	india: 'All of India',
}
const REACH_CHOICES = [
	{ value: '', label: 'Choose' },
	...Object.entries(REACH_NAMES).map(([value, label]) => ({ value, label })),
]

interface BandFieldsProps {
	at: number
	/** Of each class of weight, the kilograms as typed. */
	weights: string[]
	values: RateValues
	errors: RateValues
	isNew: boolean
}

/** A distance band: where it reaches, how long delivery takes and what it costs by weight. */
export function BandFields({ at, weights, values, errors, isNew }: BandFieldsProps) {
	const named = namedFields(values, errors)
	const field = (name: string) => named(`bands.${at}.${name}`)
	const number = { inputMode: 'decimal', autoComplete: 'off' } as const
	const title = isNew ? 'Add a band' : values[`bands.${at}.name`] || `Band ${at + 1}`
	return (
		<Card as="fieldset" pad={4} gap={4}>
			<legend>{title}</legend>
			<Grid column="narrow" fields>
				<TextInput {...field('name')} label="Name" autoComplete="off" />
				<NativeSelect {...field('reach')} label="Reaches" data={REACH_CHOICES} />
				<TextInput {...field('km')} {...number} label="Kilometres" />
				<TextInput {...field('pinPrefixes')} label="PIN codes begin with" autoComplete="off" />
				<TextInput {...field('daysFrom')} {...number} label="Working days, from" />
				<TextInput {...field('daysTo')} {...number} label="Working days, to" />
				<TextInput {...field('freeFrom')} {...number} label="Free for goods from, ₹" />
				<TextInput {...field('order')} {...number} label="Position" />
			</Grid>
			{weights.length > 0 && (
				<Grid column="narrow" fields>
					{weights.map((kg, n) => (
						<TextInput
							// biome-ignore lint/suspicious/noArrayIndexKey: a class of weight is known by its place
							key={n}
							{...field(`costs.${n}`)}
							{...number}
							label={`₹ up to ${kg} kg`}
						/>
					))}
				</Grid>
			)}
			<FieldProblem>{errors[`bands.${at}.costs`]}</FieldProblem>
			{!isNew && <Checkbox size="md" name={`bands.${at}.remove`} label={`Remove ${title}`} />}
		</Card>
	)
}
