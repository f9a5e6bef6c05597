import { TextInput } from '@mantine/core'
import { wattsOf } from '../../../domain/planner/loads'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { BillFields } from './bills/bill-fields'
import { ConnectionFields } from './connection'
import type { FieldsProps } from './field-props'
import { LoadFields } from './loads/load-fields'
import { Figure } from './number/figure'
import { Question } from './question'
import classes from './question-fields.module.css'

const PLACE = [
	{ value: 'pin', label: 'PIN code' },
	{ value: 'city', label: 'City' },
]
const USE = [
	{ value: 'bill', label: 'Bill' },
	{ value: 'units', label: 'Units' },
]
const CUSTOMER = [
	{ value: 'home', label: 'Home' },
	{ value: 'society', label: 'Housing society' },
	{ value: 'shop', label: 'Shop' },
]
const ROOF = [
	{ value: 'any', label: 'Any size' },
	{ value: 'area', label: 'Area' },
	{ value: 'sides', label: 'Width × depth' },
]
const CUTS = [
	{ value: 'none', label: 'No back-up' },
	{ value: 'loads', label: 'Pick what runs' },
	{ value: 'watts', label: 'Type watts' },
]

/** A field that keeps its typed text itself. */
const typed = ({ details, mistakes }: FieldsProps, name: 'pin' | 'city') => ({
	name,
	defaultValue: details[name],
	error: mistakes[name],
})

/** Where it is and how much is used. */
export function WhereFields(planned: FieldsProps) {
	const { details, mistakes, cities } = planned
	const byCity = Boolean(details.city) && !details.pin
	const byUnits = Boolean(details.units) && !details.bill && !details.bills
	return (
		<Stack gap={5}>
			<Question
				name="placeBy"
				legend="Place"
				isQuiet
				chosen={byCity ? 'city' : 'pin'}
				options={PLACE}
			>
				<div data-way="pin">
					<TextInput
						{...typed(planned, 'pin')}
						label="PIN code"
						placeholder="411038"
						inputMode="numeric"
						autoComplete="postal-code"
						maxLength={10}
						size="md"
					/>
				</div>
				<div data-way="city">
					<TextInput
						{...typed(planned, 'city')}
						label="City"
						placeholder="Pune"
						list="planner-cities"
						autoComplete="off"
						maxLength={100}
						size="md"
					/>
					<datalist id="planner-cities">
						{cities.map((city) => (
							<option key={city} value={city} />
						))}
					</datalist>
				</div>
			</Question>
			<ConnectionFields {...planned} />
			<Question
				name="useBy"
				legend="What you know of your use"
				isQuiet
				chosen={byUnits ? 'units' : 'bill'}
				options={USE}
			>
				<div data-way="bill">
					<BillFields {...planned} />
				</div>
				<div data-way="units">
					<Figure of={planned} name="units" />
				</div>
				{details.months && (
					<Text size="tiny" color="muted">
						The units of each month, in the expert’s drawer, go first.
					</Text>
				)}
			</Question>
			<Question
				name="customer"
				legend="It is for a"
				chosen={details.customer ?? 'home'}
				options={CUSTOMER}
			>
				<div data-way="society">
					<Figure of={planned} name="houses" />
				</div>
				{mistakes.customer && (
					<Text size="small" color="danger">
						{mistakes.customer}
					</Text>
				)}
			</Question>
		</Stack>
	)
}

/** The size of the roof, and the budget. */
export function RoofFields(planned: FieldsProps) {
	const { details } = planned
	const bySides = Boolean(details.width || details.depth)
	return (
		<Stack gap={5}>
			<Question
				name="roofBy"
				legend="Free roof, without shade"
				chosen={bySides ? 'sides' : details.area ? 'area' : 'any'}
				options={ROOF}
			>
				<div data-way="area">
					<Figure of={planned} name="area" />
				</div>
				<div data-way="sides" className={classes.pair}>
					<Figure of={planned} name="width" />
					<Figure of={planned} name="depth" />
				</div>
			</Question>
			<Figure of={planned} name="budget" />
		</Stack>
	)
}

/** The loads to run when the grid is away. */
export function CutsFields(planned: FieldsProps) {
	const { details } = planned
	const isLoaded = wattsOf(details) !== 0 || Boolean(details.hours)
	const chosen = details.load ? 'watts' : isLoaded ? 'loads' : 'none'
	return (
		<Stack gap={5}>
			<Question name="cuts" legend="When the power goes" chosen={chosen} options={CUTS}>
				<LoadFields {...planned} />
				<div data-way="hours">
					<Figure of={planned} name="hours" usual={chosen === 'none' ? '4' : ''} />
				</div>
			</Question>
		</Stack>
	)
}
