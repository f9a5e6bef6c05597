import { NativeSelect } from '@mantine/core'
import type { PlanDetails } from '../../../domain/planner/plan-address'
import type { PlanAnswer } from '../../../domain/planner/sizing/answer/answer-schema'
import { STATES } from '../../../shared/addresses/states'
import { StateSelect } from '../../components/address/state-select'
import { AREA_NAMES, METER_NAMES, PHASE_NAMES } from '../../components/planner/connection-names'
import type { FieldsProps } from './field-props'

interface BillDetail extends Pick<DetailFieldProps, 'label' | 'description' | 'options'> {
	name: 'locality' | 'phase' | 'meter'
	/** The details of a tariff that it decides. */
	changedBy: NonNullable<FieldsProps['tariff']>['changesWith'][number]
	usual: (tariff: FieldsProps['tariff']) => string | undefined
}

/** The details of the connection on a bill. */
const BILL_DETAILS: BillDetail[] = [
	{
		name: 'locality',
		label: 'Where is the connection?',
		description: 'Your company charges villages a different tariff.',
		changedBy: 'area',
		options: AREA_NAMES,
		usual: (tariff) => tariff?.area,
	},
	{
		name: 'phase',
		label: 'Phases of the connection',
		description: 'They are printed on your bill and change the amount.',
		changedBy: 'phase',
		options: PHASE_NAMES,
		usual: (tariff) => tariff?.phase,
	},
	{
		name: 'meter',
		label: 'Your electricity meter',
		description: 'A smart meter counts units by the hour, and some hours cost less or more.',
		changedBy: 'meter',
		options: METER_NAMES,
		usual: () => 'smart',
	},
]

/** The state and the tariff: asked as far as they change the bills. */
export function ConnectionFields({ details, mistakes, state, tariff }: FieldsProps) {
	return (
		<>
			{state?.ofPlace && (
				<StateField ofPlace={state.ofPlace} details={details} mistake={mistakes.state} />
			)}
			<CompanyField tariff={tariff} details={details} mistake={mistakes.company} />
			{BILL_DETAILS.map(({ changedBy, usual, ...about }) => (
				<DetailField
					key={about.name}
					{...about}
					isAsked={tariff?.changesWith.includes(changedBy)}
					usual={usual(tariff)}
					value={details[about.name]}
					mistake={mistakes[about.name]}
				/>
			))}
		</>
	)
}

interface StateFieldProps {
	ofPlace: string
	details: PlanDetails
	mistake: string | undefined
}

/** A PIN code near a border may lie in another state than it seems to. */
function StateField({ ofPlace, details, mistake }: StateFieldProps) {
	const found = `${ofPlace} (by ${details.pin ? 'PIN code' : 'city'})`
	return (
		<StateSelect
			name="state"
			label="State"
			description="Its tariff, subsidy and metering rules apply."
			defaultValue={details.state ?? ''}
			error={mistake}
			data={[{ value: '', label: found }, ...STATES]}
			size="md"
		/>
	)
}

interface CompanyFieldProps {
	tariff: PlanAnswer['tariff'] | undefined
	details: PlanDetails
	mistake: string | undefined
}

/** Asked where the company changes the bill; a hidden field where it does not show. */
function CompanyField({ tariff, details, mistake }: CompanyFieldProps) {
	const { company = '' } = details
	const companies = tariff?.companies.map((each) => each.company) ?? []
	const isChosen = companies.includes(company)
	if (!tariff?.isAssumed && !isChosen)
		return company === '' ? null : <input type="hidden" name="company" value={company} />
	return (
		<NativeSelect
			name="company"
			label="Which company sends your bill?"
			description="Each company has rates of its own."
			defaultValue={isChosen ? company : ''}
			error={mistake}
			data={[
				{ value: '', label: tariff?.company ? `Not sure: likely ${tariff.company}` : 'Not sure' },
				...companies,
			]}
			size="md"
		/>
	)
}

interface DetailFieldProps {
	name: string
	label: string
	description: string
	isAsked: boolean | undefined
	options: Record<string, string>
	/** The value that counts until one is chosen. */
	usual: string | undefined
	value: string | undefined
	mistake: string | undefined
}

/** Likewise, for a detail of the connection on a bill. */
function DetailField(props: DetailFieldProps) {
	const { name, label, description, isAsked, options, usual = '', value = '', mistake } = props
	if (!isAsked && !mistake)
		return value === '' ? null : <input type="hidden" name={name} value={value} />
	const likely = value === '' ? options[usual] : undefined
	return (
		<NativeSelect
			name={name}
			label={label}
			description={description}
			defaultValue={value in options ? value : ''}
			error={mistake}
			data={[
				{ value: '', label: likely ? `Not sure: ${likely.toLowerCase()}` : 'Not sure' },
				...Object.entries(options).map(([value, label]) => ({ value, label })),
			]}
			size="md"
		/>
	)
}
