import { NativeSelect, TextInput } from '@mantine/core'
import { useActionData, useFetcher } from 'react-router'
import type { Installation, Measurements } from '../../../domain/installations/schema'
import { fieldProblem } from '../../ui/forms/problem'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import page from './job.module.css'
import { fieldOfLine, type JobAnswer, type StringField, type TypedString } from './job-answer'
import { JobForm } from './job-form'
import { jobIntents } from './job-intents'
import { Problem } from './job-problem'

type Measured = Measurements['strings'][number]

/** Lines that wait for a string, beside those that were noted. */
const BLANK = 2

const POLARITIES = [
	{ value: 'true', label: 'Correct' },
	{ value: 'false', label: 'Not correct' },
]

/** The measurements before the hand-over, string by string (IEC 62446-1). */
export function JobMeasurements({ installation }: { installation: Installation }) {
	const { measurements, allowedActions, steps } = installation
	if (!measurements && !steps.some(({ step }) => step === 'mounting')) return null
	return (
		<Card id="measurements" aria-labelledby="measurements-title" as="section" className={page.part}>
			<h2 id="measurements-title">Test values</h2>
			{allowedActions.includes('work') ? (
				<MeasurementsForm measurements={measurements} />
			) : (
				measurements && <Noted measurements={measurements} />
			)}
		</Card>
	)
}

function Noted({ measurements: { earthOhms, strings } }: { measurements: Measurements }) {
	return (
		<>
			{strings.map(({ name, openCircuitVolts, insulationMegaohms, polarityCorrect }) => (
				<Text key={name} size="small" color="muted">
					<strong>{name}:</strong> {number(openCircuitVolts)} V, {number(insulationMegaohms)} MΩ,
					polarity {polarityCorrect ? 'correct' : 'not correct'}
				</Text>
			))}
			<Text size="small" color="muted">
				Earthing: {number(earthOhms)} Ω
			</Text>
		</>
	)
}

function MeasurementsForm({ measurements }: Pick<Installation, 'measurements'>) {
	const fetcher = useFetcher<JobAnswer>({ key: 'measure' })
	const sentAsPage = useActionData<JobAnswer>()
	const refused = fetcher.data?.problem
		? fetcher.data
		: jobIntents.problem(sentAsPage, 'measure') && sentAsPage
	const { lines = [], wrong = {} } = (refused?.problem && refused.measured) || {}
	const problem = refused?.problem
	const strings = measurements?.strings ?? []
	return (
		<JobForm fetcher={fetcher} gap={4}>
			<input type="hidden" {...jobIntents.field('measure')} />
			<Text size="small" color="muted">
				A line for each string. Lines without values are left out.
			</Text>
			{Array.from({ length: Math.max(lines.length, strings.length + BLANK) }, (_, n) => (
				<StringFields
					// biome-ignore lint/suspicious/noArrayIndexKey: a string is known by its place
					key={n}
					n={n}
					string={lines[n] ?? textsOf(strings[n])}
					wrong={wrong}
				/>
			))}
			<TextInput
				name="earthOhms"
				label="Continuity of the earthing (Ω)"
				inputMode="decimal"
				size="md"
				defaultValue={problem?.values.earthOhms ?? measurements?.earthOhms ?? ''}
				error={fieldProblem(problem, 'earthOhms')}
			/>
			<WorkingButton type="submit" variant="default" size="md" working={fetcher.state !== 'idle'}>
				Save the test values
			</WorkingButton>
			<Problem answer={fetcher.data} />
		</JobForm>
	)
}

/** The values noted of a string, as typed. */
const textsOf = (string: Measured | undefined): TypedString =>
	string
		? {
				name: string.name,
				openCircuitVolts: String(string.openCircuitVolts),
				insulationMegaohms: String(string.insulationMegaohms),
				polarityCorrect: String(string.polarityCorrect),
			}
		: {}

interface StringFieldsProps {
	n: number
	string: TypedString
	/** The mistakes in the fields of all lines. */
	wrong: Record<string, string>
}

function StringFields({ n, string, wrong }: StringFieldsProps) {
	const field = (name: StringField) => ({
		name,
		size: 'md',
		defaultValue: string[name] ?? '',
		error: wrong[fieldOfLine(n, name)],
	})
	return (
		<fieldset>
			<legend>{string.name || `String ${n + 1}`}</legend>
			<Grid column="narrow">
				<TextInput {...field('name')} label="Name" maxLength={40} />
				<TextInput {...field('openCircuitVolts')} label="Open circuit (V)" inputMode="decimal" />
				<TextInput {...field('insulationMegaohms')} label="Insulation (MΩ)" inputMode="decimal" />
				<NativeSelect
					{...field('polarityCorrect')}
					label="Polarity"
					data={POLARITIES}
					defaultValue={string.polarityCorrect ?? 'true'}
				/>
			</Grid>
		</fieldset>
	)
}
