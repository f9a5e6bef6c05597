import { NativeSelect, TextInput } from '@mantine/core'
import type { Typed } from '../../../domain/planner/asked'
import { wattsOf } from '../../../domain/planner/loads'
import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import { STATES } from '../../../shared/addresses/states'
import { Choice } from '../answer/choice'
import type { Planned } from '../answer/planned'
import { inLakh } from '../figures/lakh'
import { figure, rupees } from '../words'
import classes from './fields.module.css'
import { LoadCounts } from './load-counts'
import { NumberField } from './number-field'
import { AREAS, BILLS, BUDGETS, HOURS, UNITS } from './stops'

export interface FieldsProps extends Pick<Planned, 'typed' | 'mistakes' | 'cities'> {
	/** What the last plan was counted in; none before there is one. */
	state?: PlanAnswer['state'] | undefined
}

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

/** Where it is and how much is used. */
export function WhereFields({ typed, mistakes, cities, state }: FieldsProps) {
	const byCity = Boolean(typed.city) && !typed.pin
	const byUnits = Boolean(typed.units) && !typed.bill
	return (
		<div className={classes.fields}>
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
						name="pin"
						label="PIN code"
						defaultValue={typed.pin}
						error={mistakes.pin}
						placeholder="411038"
						inputMode="numeric"
						autoComplete="postal-code"
						maxLength={10}
						size="md"
					/>
				</div>
				<div data-way="city">
					<TextInput
						name="city"
						label="City"
						defaultValue={typed.city}
						error={mistakes.city}
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
			{state?.ofPlace && (
				<StateField ofPlace={state.ofPlace} typed={typed} mistake={mistakes.state} />
			)}
			<div className={classes.switched}>
				<Choice
					name="useBy"
					legend="What you know of your use"
					isQuiet
					chosen={byUnits ? 'units' : 'bill'}
					options={USE}
				/>
				<div data-way="bill">
					<NumberField
						name="bill"
						label="Monthly bill"
						typed={typed.bill}
						error={mistakes.bill}
						before="₹"
						placeholder="4,000"
						slider={{ stops: BILLS, say: (bill) => `${rupees(bill)} a month` }}
					/>
				</div>
				<div data-way="units">
					<NumberField
						name="units"
						label="Units a month"
						typed={typed.units}
						error={mistakes.units}
						after="units"
						placeholder="400"
						slider={{ stops: UNITS, say: (units) => `${figure(units)} units a month` }}
					/>
				</div>
				{typed.months && (
					<p className={classes.aside}>
						The units of each month, in the expert’s drawer, go first.
					</p>
				)}
			</div>
			<div className={classes.group}>
				<Choice
					name="customer"
					legend="It is for a"
					chosen={typed.customer ?? 'home'}
					options={CUSTOMER}
				/>
				<div data-way="society">
					<NumberField
						name="houses"
						label="Houses in the society"
						typed={typed.houses}
						error={mistakes.houses}
						placeholder="40"
					/>
				</div>
				{mistakes.customer && <p className={classes.mistake}>{mistakes.customer}</p>}
			</div>
		</div>
	)
}

interface StateFieldProps {
	ofPlace: string
	typed: Typed
	mistake: string | undefined
}

/** A PIN code near a border may lie in another state than it seems to. */
function StateField({ ofPlace, typed, mistake }: StateFieldProps) {
	const found = `${ofPlace} (by ${typed.pin ? 'PIN code' : 'city'})`
	return (
		<NativeSelect
			name="state"
			label="State"
			description="Its tariff, subsidy and metering count."
			defaultValue={typed.state ?? ''}
			error={mistake}
			data={[{ value: '', label: found }, ...STATES]}
			size="md"
			inputWrapperOrder={['label', 'input', 'description', 'error']}
		/>
	)
}

/** How much room there is, and what it may cost. */
export function RoofFields({ typed, mistakes }: FieldsProps) {
	const bySides = Boolean(typed.width || typed.depth)
	return (
		<div className={classes.fields}>
			<div className={classes.group}>
				<Choice
					name="roofBy"
					legend="Free roof, without shade"
					chosen={bySides ? 'sides' : typed.area ? 'area' : 'any'}
					options={ROOF}
				/>
				<div data-way="area">
					<NumberField
						name="area"
						label="Area of the roof"
						typed={typed.area}
						error={mistakes.area}
						after="m²"
						placeholder="20"
						slider={{ stops: AREAS, say: (area) => `${figure(area)} square metres` }}
					/>
				</div>
				<div data-way="sides" className={classes.pair}>
					<NumberField
						name="width"
						label="East to west"
						typed={typed.width}
						error={mistakes.width}
						after="m"
						placeholder="6"
					/>
					<NumberField
						name="depth"
						label="North to south"
						typed={typed.depth}
						error={mistakes.depth}
						after="m"
						placeholder="4"
					/>
				</div>
			</div>
			<NumberField
				name="budget"
				label="Budget for the parts (optional)"
				typed={typed.budget}
				error={mistakes.budget}
				before="₹"
				placeholder="No limit"
				slider={{ stops: BUDGETS, say: inLakh, none: 'No limit' }}
			/>
		</div>
	)
}

/** What is to run when the grid is away. */
export function CutsFields({ typed, mistakes }: FieldsProps) {
	const isLoaded = wattsOf(typed) !== 0 || Boolean(typed.hours)
	const chosen = typed.load ? 'watts' : isLoaded ? 'loads' : 'none'
	return (
		<div className={classes.fields}>
			<div className={classes.group}>
				<Choice name="cuts" legend="When the power goes" chosen={chosen} options={CUTS} />
				<div data-way="loads">
					<LoadCounts typed={typed} mistake={typed.load ? undefined : mistakes.load} />
				</div>
				<div data-way="watts">
					<NumberField
						name="load"
						label="All that is to run"
						typed={typed.load}
						error={mistakes.load}
						after="W"
						placeholder="800"
					/>
				</div>
				<div data-way="hours">
					<NumberField
						name="hours"
						label="For how long"
						typed={typed.hours ?? (chosen === 'none' ? '4' : '')}
						error={mistakes.hours}
						after="hours"
						slider={{ stops: HOURS, say: (hours) => `${hours} hours` }}
					/>
				</div>
			</div>
		</div>
	)
}
