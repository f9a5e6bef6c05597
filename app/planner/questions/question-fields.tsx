import { TextInput } from '@mantine/core'
import { wattsOf } from '../../../domain/planner/loads'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { Choice } from '../answer/choice'
import { inLakh } from '../figures/lakh'
import { figure } from '../words'
import { BillFields } from './bills/bill-fields'
import { ConnectionFields } from './connection'
import type { FieldsProps } from './field-props'
import { LoadCounts } from './loads/load-counts'
import { NumberField } from './number/number-field'
import { AREAS, BUDGETS, HOURS, UNITS } from './number/slider-stops'
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

/** What a field is called, holds and has wrong. */
const given = ({ details, mistakes }: FieldsProps, name: string) => ({
	name,
	value: details[name],
	error: mistakes[name],
})

/** The same for a field that keeps what is typed itself. */
const typed = (planned: FieldsProps, field: string) => {
	const { name, value, error } = given(planned, field)
	return { name, defaultValue: value, error }
}

/** Where it is and how much is used. */
export function WhereFields(planned: FieldsProps) {
	const { details, mistakes, cities } = planned
	const byCity = Boolean(details.city) && !details.pin
	const byUnits = Boolean(details.units) && !details.bill && !details.bills
	return (
		<Stack gap={5}>
			<div className={classes.switched}>
				<Choice
					name="placeBy"
					legend="Place"
					isQuiet
					chosen={byCity ? 'city' : 'pin'}
					options={PLACE}
				/>
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
			</div>
			<ConnectionFields {...planned} />
			<div className={classes.switched}>
				<Choice
					name="useBy"
					legend="What you know of your use"
					isQuiet
					chosen={byUnits ? 'units' : 'bill'}
					options={USE}
				/>
				<div data-way="bill">
					<BillFields {...planned} />
				</div>
				<div data-way="units">
					<NumberField
						{...given(planned, 'units')}
						label="Units a month"
						after="units"
						placeholder="400"
						slider={{ stops: UNITS, say: (units) => `${figure(units)} units a month` }}
					/>
				</div>
				{details.months && (
					<Text size="tiny" tone="muted">
						The units of each month, in the expert’s drawer, go first.
					</Text>
				)}
			</div>
			<Stack gap={3} className={classes.group}>
				<Choice
					name="customer"
					legend="It is for a"
					chosen={details.customer ?? 'home'}
					options={CUSTOMER}
				/>
				<div data-way="society">
					<NumberField
						{...given(planned, 'houses')}
						label="Houses in the society"
						placeholder="40"
					/>
				</div>
				{mistakes.customer && (
					<Text size="small" tone="danger">
						{mistakes.customer}
					</Text>
				)}
			</Stack>
		</Stack>
	)
}

/** How much room there is, and what it may cost. */
export function RoofFields(planned: FieldsProps) {
	const { details } = planned
	const bySides = Boolean(details.width || details.depth)
	return (
		<Stack gap={5}>
			<Stack gap={3} className={classes.group}>
				<Choice
					name="roofBy"
					legend="Free roof, without shade"
					chosen={bySides ? 'sides' : details.area ? 'area' : 'any'}
					options={ROOF}
				/>
				<div data-way="area">
					<NumberField
						{...given(planned, 'area')}
						label="Area of the roof"
						after="m²"
						placeholder="20"
						slider={{ stops: AREAS, say: (area) => `${figure(area)} square metres` }}
					/>
				</div>
				<div data-way="sides" className={classes.pair}>
					<NumberField
						{...given(planned, 'width')}
						label="East to west"
						after="m"
						placeholder="6"
					/>
					<NumberField
						{...given(planned, 'depth')}
						label="North to south"
						after="m"
						placeholder="4"
					/>
				</div>
			</Stack>
			<NumberField
				{...given(planned, 'budget')}
				label="Budget for the parts (optional)"
				before="₹"
				placeholder="No limit"
				slider={{ stops: BUDGETS, say: inLakh, none: 'No limit' }}
			/>
		</Stack>
	)
}

/** What is to run when the grid is away. */
export function CutsFields(planned: FieldsProps) {
	const { details, mistakes } = planned
	const isLoaded = wattsOf(details) !== 0 || Boolean(details.hours)
	const chosen = details.load ? 'watts' : isLoaded ? 'loads' : 'none'
	return (
		<Stack gap={5}>
			<Stack gap={3} className={classes.group}>
				<Choice name="cuts" legend="When the power goes" chosen={chosen} options={CUTS} />
				<div data-way="loads">
					<LoadCounts details={details} mistake={details.load ? undefined : mistakes.load} />
				</div>
				<div data-way="watts">
					<NumberField
						{...given(planned, 'load')}
						label="All that is to run"
						after="W"
						placeholder="800"
					/>
				</div>
				<div data-way="hours">
					<NumberField
						name="hours"
						label="For how long"
						value={details.hours ?? (chosen === 'none' ? '4' : '')}
						error={mistakes.hours}
						after="hours"
						slider={{ stops: HOURS, say: (hours) => `${hours} hours` }}
					/>
				</div>
			</Stack>
		</Stack>
	)
}
