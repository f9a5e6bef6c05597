import { NativeSelect, TextInput } from '@mantine/core'
import { useFetcher } from 'react-router'
import type { Installation, Measurements } from '../../../domain/installations/schema'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Stack } from '../../ui/layout/stack'
import { number } from '../../ui/text/format'
import { Text } from '../../ui/text/text'
import { WorkingButton } from '../../ui/working-button'
import page from './job.module.css'
import type { JobAnswer } from './job-answer'
import { jobIntents } from './job-intents'
import { Problem } from './job-problem'

type Measured = Measurements['strings'][number]

/** Lines that wait for a string, beside those that were noted. */
const BLANK = 2

const POLARITIES = [
	{ value: 'true', label: 'Correct' },
	{ value: 'false', label: 'Not correct' },
]

/** What was measured before the hand-over, string by string (IEC 62446-1). */
export function JobMeasurements({ installation }: { installation: Installation }) {
	const { measurements, may, steps } = installation
	if (!measurements && !steps.some(({ step }) => step === 'mounting')) return null
	return (
		<Card id="measurements" aria-labelledby="measurements-title" as="section" className={page.part}>
			<h2 id="measurements-title">Test values</h2>
			{may.includes('work') ? (
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
				<Text key={name} size="small" tone="muted">
					<strong>{name}:</strong> {number(openCircuitVolts)} V, {number(insulationMegaohms)} MΩ,
					polarity {polarityCorrect ? 'correct' : 'not correct'}
				</Text>
			))}
			<Text size="small" tone="muted">
				Earthing: {number(earthOhms)} Ω
			</Text>
		</>
	)
}

function MeasurementsForm({ measurements }: Pick<Installation, 'measurements'>) {
	const fetcher = useFetcher<JobAnswer>({ key: 'measure' })
	const strings = measurements?.strings ?? []
	return (
		<Stack method="post" as={fetcher.Form} gap={4} className={page.form}>
			<input type="hidden" {...jobIntents.field('measure')} />
			<Text size="small" tone="muted">
				A line for each string. Lines without values are left out.
			</Text>
			{Array.from({ length: strings.length + BLANK }, (_, n) => (
				<StringFields
					// biome-ignore lint/suspicious/noArrayIndexKey: a string is known by its place
					key={n}
					n={n}
					string={strings[n]}
				/>
			))}
			<TextInput
				name="earthOhms"
				label="Continuity of the earthing (Ω)"
				inputMode="decimal"
				size="md"
				defaultValue={measurements?.earthOhms ?? ''}
			/>
			<WorkingButton type="submit" variant="default" size="md" working={fetcher.state !== 'idle'}>
				Save the test values
			</WorkingButton>
			<Problem answer={fetcher.data} />
		</Stack>
	)
}

interface StringFieldsProps {
	n: number
	string: Measured | undefined
}

function StringFields({ n, string }: StringFieldsProps) {
	return (
		<fieldset>
			<legend>{string?.name ?? `String ${n + 1}`}</legend>
			<Grid column="narrow">
				<TextInput
					name="name"
					label="Name"
					size="md"
					maxLength={40}
					defaultValue={string?.name ?? ''}
				/>
				<TextInput
					name="openCircuitVolts"
					label="Open circuit (V)"
					inputMode="decimal"
					size="md"
					defaultValue={string?.openCircuitVolts ?? ''}
				/>
				<TextInput
					name="insulationMegaohms"
					label="Insulation (MΩ)"
					inputMode="decimal"
					size="md"
					defaultValue={string?.insulationMegaohms ?? ''}
				/>
				<NativeSelect
					name="polarityCorrect"
					label="Polarity"
					size="md"
					data={POLARITIES}
					defaultValue={String(string?.polarityCorrect ?? true)}
				/>
			</Grid>
		</fieldset>
	)
}
