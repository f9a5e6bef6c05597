import type { Range } from '../../components/products/list/product-filter'
import { rangeText } from '../../components/products/list/product-filter'
import { Input } from '../../ui/forms/field/input'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import classes from './filter-panel.module.css'
import { FILTER_FORM } from './product-search'
import type { FilterForm } from './use-product-filter'

interface Choice<T extends string> {
	value: T
	label?: string
	count: number
}

/** Past this many, the rest of a group waits behind a line that opens it. */
const SHOWN = 12

interface ChoiceFilterProps<T extends string> {
	title: string
	name: string
	choices: Choice<T>[]
	chosen: T[]
	onChoose: (chosen: T[]) => void
}

/** Any number of choices, with how many products each would leave. */
export function ChoiceFilter<T extends string>(props: ChoiceFilterProps<T>) {
	const { title, name, choices, chosen, onChoose } = props
	const row = ({ value, label, count }: Choice<T>) => {
		const checked = chosen.includes(value)
		const others = chosen.filter((other) => other !== value)
		return (
			<FilterRow key={value} label={label ?? value} count={count} idle={count === 0 && !checked}>
				<Input
					type="checkbox"
					form={FILTER_FORM}
					name={name}
					value={value}
					checked={checked}
					disabled={count === 0 && !checked}
					onChange={({ currentTarget }) =>
						onChoose(currentTarget.checked ? [...others, value] : others)
					}
				/>
			</FilterRow>
		)
	}
	const rest = choices.slice(SHOWN)
	return (
		<Text as="fieldset" size="small">
			<legend>{title}</legend>
			{choices.slice(0, SHOWN).map(row)}
			{rest.length > 0 && (
				<details open={rest.some(({ value }) => chosen.includes(value)) || undefined}>
					<ButtonLink as="summary" variant="line">
						{rest.length} more
					</ButtonLink>
					{rest.map(row)}
				</details>
			)}
		</Text>
	)
}

interface BandFilterProps {
	title: string
	name: 'price' | 'power'
	bands: (Range & { count: number })[]
	label: (range: Range) => string
	form: FilterForm
}

/** One band of many, or none. */
export function BandFilter(props: BandFilterProps) {
	const { title, name, bands, label, form } = props
	const chosen = form.draft[name]
	const known = bands.some((band) => rangeText(band) === chosen)
	const radio = (value: string, count?: number) => (
		<Input
			type="radio"
			form={FILTER_FORM}
			name={name}
			value={value}
			checked={chosen === value || (value === '' && !known)}
			disabled={count === 0 && chosen !== value}
			onChange={() => form.choose({ [name]: value })}
		/>
	)
	return (
		<Text as="fieldset" size="small">
			<legend>{title}</legend>
			<FilterRow label={`Any ${name}`}>{radio('')}</FilterRow>
			{bands.map((band) => {
				const value = rangeText(band)
				const idle = band.count === 0 && chosen !== value
				return (
					<FilterRow key={value} label={label(band)} count={band.count} idle={idle}>
						{radio(value, band.count)}
					</FilterRow>
				)
			})}
		</Text>
	)
}

interface FilterRowProps {
	label: string
	count?: number
	idle?: boolean
	children: React.ReactNode
}

function FilterRow({ label, count, idle, children }: FilterRowProps) {
	return (
		<Row as="label" gap={3} className={classes.choice} data-idle={idle || undefined}>
			{children}
			<span>{label}</span>
			{count !== undefined && (
				<Text as="span" size="tiny" color="muted" numeric data-end>
					{count}
				</Text>
			)}
		</Row>
	)
}
