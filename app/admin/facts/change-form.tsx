import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { Form, Link, useNavigation } from 'react-router'
import type { Fact, FactKind } from '../../../domain/facts/schema'
import { STATES } from '../../../shared/addresses/states'
import { useFirstError } from '../../ui/forms/first-error'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Row } from '../../ui/layout/row'
import { ButtonLink } from '../../ui/text/button-link'
import { dateOf } from '../../ui/text/clock'
import { UnsavedForm } from '../../ui/unsaved-form'
import { WorkingButton } from '../../ui/working-button'
import halves from '../half-fields.module.css'
import { namedFields } from '../named-fields'
import { FIELDS, type FieldValues } from './fact-fields'
import { FigureField } from './figure-field'
import { CONFIDENCES } from './words'

interface ChangeFormProps {
	kind: FactKind
	/** The row that it takes the place of; none where it is the first of its kind, or another. */
	before?: Fact
	initial: FieldValues
	problem: FormProblem | undefined
}

const CONFIDENCE_CHOICES = [
	{ value: '', label: 'Choose', disabled: true },
	...Object.entries(CONFIDENCES).map(([value, { word }]) => ({ value, label: word })),
]

/** Figures from a day on, with where they are from. The API judges them; this says what it said. */
export function ChangeForm({ kind, before, initial, problem }: ChangeFormProps) {
	const form = useFirstError(problem)
	const busy = useNavigation().state === 'submitting'
	const values = problem?.values ?? initial
	const errors = problem?.fields ?? {}
	const field = namedFields(values, errors)
	return (
		<Card as={Form} ref={form} method="post" noValidate pad={6} narrow className={halves.form}>
			<input type="hidden" name="kind" value={kind} />
			<ProblemSummary of={problem} beside={Object.keys(errors)} className={halves.whole} />
			<NativeSelect
				{...field('state')}
				label="State"
				data={[{ value: '', label: 'All of India' }, ...STATES]}
			/>
			<TextInput {...field('validFrom')} type="date" label="Valid from" />
			{FIELDS[kind].map((each) => (
				<FigureField key={each.name} field={each} values={values} errors={errors} />
			))}
			<Textarea
				{...field('source')}
				label="Source"
				description={
					before
						? `So far: ${before.source} As of ${dateOf(before.asOf)}.`
						: 'Where the figures are from, such as a notification, or your own price'
				}
				rows={2}
				className={halves.whole ?? ''}
			/>
			<TextInput
				{...field('asOf')}
				type="date"
				label="As of"
				description="The day the source speaks of"
			/>
			<NativeSelect
				{...field('confidence')}
				label="Confidence"
				{...(before && { description: `So far: ${CONFIDENCES[before.confidence].word}` })}
				data={CONFIDENCE_CHOICES}
			/>
			<Row gap={5} className={halves.whole}>
				<WorkingButton type="submit" color="marigold.5" working={busy}>
					Save
				</WorkingButton>
				<ButtonLink as={Link} variant="line" to={`/admin/facts?kind=${kind}`}>
					Cancel
				</ButtonLink>
			</Row>
			<UnsavedForm />
		</Card>
	)
}
