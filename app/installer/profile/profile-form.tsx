import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { pinDigits } from '../../../shared/addresses/indian-number'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { fieldProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Grid } from '../../ui/layout/grid'
import { Row } from '../../ui/layout/row'
import { Text } from '../../ui/text/text'
import { UnsavedForm } from '../../ui/unsaved-form'
import { PinPrefixes } from './pin-prefixes'
import { placeNamed } from './prefix-input'
import type { ProfileAnswer } from './profile.server'

const FIELDS = [
	...(['firm', 'licenceNumber', 'basePin', 'pinPrefixes', 'jobsAWeek'] as const),
	...(['contactNumber', 'whatsapp', 'languages'] as const),
] as const

export type ProfileValues = Record<(typeof FIELDS)[number], string>

interface ProfileFormProps {
	initial: ProfileValues
	answer: ProfileAnswer | undefined
	saved: boolean
}

const UNKNOWN = 'No PIN code begins like this.'

export function ProfileForm({ initial, answer, saved }: ProfileFormProps) {
	const form = useFirstError(answer)
	const busy = useNavigation().formAction?.startsWith('/installer/profile') ?? false
	const problem = answer?.problem
	const values = { ...initial, ...problem?.values }
	const field = formFields(problem, initial)
	const [base, setBase] = useState(values.basePin)
	const isWhole = pinDigits(base) !== null
	return (
		<Card
			ref={form}
			method="post"
			replace
			preventScrollReset
			noValidate
			as={Form}
			gap={5}
			pad={6}
			narrow
		>
			<ProblemSummary of={problem} beside={FIELDS} />
			<Grid column="wide">
				<TextInput {...field('firm')} label="Firm" autoComplete="organization" maxLength={100} />
				<TextInput {...field('licenceNumber')} label="Licence number" maxLength={60} />
				<TextInput
					name="basePin"
					label="Your PIN code (optional)"
					description={
						isWhole ? (placeNamed(base) ?? UNKNOWN) : 'Where “near you” is measured from.'
					}
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={7}
					value={base}
					onInput={({ currentTarget }) => setBase(currentTarget.value)}
					error={fieldProblem(problem, 'basePin')}
					errorProps={{ role: 'alert' }}
				/>
				<TextInput
					{...field('jobsAWeek')}
					label="Jobs a week"
					description="0 while you take none."
					inputMode="numeric"
				/>
			</Grid>
			<PinPrefixes initial={values.pinPrefixes} error={fieldProblem(problem, 'pinPrefixes')} />
			<Grid column="wide" fields>
				<TextInput
					{...field('contactNumber')}
					label="Phone (optional)"
					description="So that your buyers, and admins, can call you."
					type="tel"
					autoComplete="tel"
				/>
				<TextInput
					{...field('whatsapp')}
					label="WhatsApp (optional)"
					description="So that your buyers, and admins, can write to you."
					type="tel"
				/>
				<TextInput
					{...field('languages')}
					label="Languages (optional)"
					description="So that buyers know how to talk to you."
					placeholder="Hindi, English"
				/>
			</Grid>
			<Row gap={4}>
				<Button type="submit" disabled={busy}>
					{busy ? 'Saving...' : 'Save'}
				</Button>
				<Text role="status" size="small" color="leaf" strong>
					{saved && !busy && 'Saved.'}
				</Text>
			</Row>
			<UnsavedForm />
		</Card>
	)
}
