import { Checkbox, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import type { DeliveryQuote } from '../../../domain/delivery/schema'
import { FieldProblem } from '../../ui/forms/field-problem'
import { useFirstError } from '../../ui/forms/first-error'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Row } from '../../ui/layout/row'
import { Stack } from '../../ui/layout/stack'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import { UnsavedForm } from '../../ui/unsaved-form'
import { namedFields } from '../named-fields'
import { BandFields } from './band-fields'
import classes from './delivery.module.css'
import type { RatesConflict } from './delivery.server'
import { deliveryIntents } from './delivery-intents'
import { RatesConflictNotice } from './rates-conflict-notice'
import { countsIn, type RateValues, WEEKDAYS } from './rates-fields'
import { TryBox } from './try-box'

interface RatesFormProps {
	values: RateValues
	revision: number
	problem: FormProblem | null
	conflict: RatesConflict | undefined
	/** What delivery would cost by what is typed. */
	quote: DeliveryQuote | undefined
}

const CATEGORIES = ['Panels', 'Batteries', 'Inverters', 'Generators', 'Kits', 'Accessories']

/** All rates in one form, with an empty weight and an empty band to fill. */
export function RatesForm({ values, revision, problem, conflict, quote }: RatesFormProps) {
	const form = useFirstError(problem)
	const errors = problem?.fields ?? {}
	const { bands, classes: weights } = countsIn(values)
	const field = namedFields(values, errors, { inputMode: 'decimal', autoComplete: 'off' })
	const kgs = Array.from({ length: weights }, (_, n) => values[`classesKg.${n}`] ?? '')
	return (
		<Stack as={Form} ref={form} method="post" noValidate gap={6} className={classes.form}>
			<input type="hidden" name="revision" value={conflict?.revision ?? revision} />
			{conflict ? (
				<RatesConflictNotice current={conflict.current} mine={values} />
			) : (
				<ProblemSummary of={problem} beside={shownBeside(errors)} />
			)}
			<Card as="fieldset" pad={4}>
				<legend>Weight classes</legend>
				<Text size="small" tone="muted">
					An order belongs to the lightest class that covers its weight; above the heaviest there is
					no fixed rate. Clear a field to remove its class.
				</Text>
				<Grid column="narrow" fields>
					{[...kgs, ''].map((_, n) => (
						<TextInput
							// biome-ignore lint/suspicious/noArrayIndexKey: a class of weight is known by its place
							key={n}
							{...field(`classesKg.${n}`)}
							label={n < weights ? 'Up to (kg)' : 'Add a class: up to (kg)'}
						/>
					))}
				</Grid>
				<FieldProblem>{errors.classesKg}</FieldProblem>
			</Card>
			<Stack as="section" gap={4} aria-labelledby="bands">
				<Heading level={2} size="body" id="bands">
					Distance bands
				</Heading>
				<Text size="small" tone="muted">
					The first band that covers a PIN code applies. Where a cost is blank or no band covers the
					PIN code, buyers read that the shop will tell them the cost, and cannot pay online.
				</Text>
				{Array.from({ length: bands + 1 }, (_, at) => (
					<BandFields
						// biome-ignore lint/suspicious/noArrayIndexKey: a band is known by its place in the form
						key={at}
						at={at}
						weights={kgs}
						values={values}
						errors={errors}
						isNew={at === bands}
					/>
				))}
			</Stack>
			<Card as="fieldset" pad={4}>
				<legend>Working days</legend>
				<Row wrap gap={4}>
					{WEEKDAYS.map((name, day) => (
						<Checkbox
							key={name}
							name={`works.${day}`}
							size="md"
							label={name}
							defaultChecked={values[`works.${day}`] !== undefined}
						/>
					))}
				</Row>
				<FieldProblem>{errors.daysOff}</FieldProblem>
				<TextInput
					{...field('cutOffHour')}
					label="Sent the same day if ordered by (hour, 0 to 24)"
					className={classes.narrow ?? ''}
				/>
			</Card>
			<Card as="fieldset" pad={4}>
				<legend>Weight if a product’s sheet gives none (kg)</legend>
				<Grid column="narrow" fields>
					{CATEGORIES.map((name) => (
						<TextInput key={name} {...field(`categoryKg.${name}`)} label={name} />
					))}
				</Grid>
			</Card>
			<TryBox values={values} errors={errors} quote={quote} />
			<Row gap={5} wrap>
				<IntentButton intents={deliveryIntents} intent="save" color="marigold.5">
					{conflict ? 'Save mine' : 'Save rates'}
				</IntentButton>
			</Row>
			<UnsavedForm except={['revision', 'try.pin', 'try.items']} />
		</Stack>
	)
}

const BESIDE = /^(?:classesKg|categoryKg\.|cutOffHour|daysOff$|try\.|bands\.\d+\.)/

/** The fields that say themselves what is wrong with them. */
const shownBeside = (errors: RateValues) => Object.keys(errors).filter((name) => BESIDE.test(name))
