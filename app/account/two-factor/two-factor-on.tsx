import type { TwoFactor } from '../../../domain/accounts/two-factor/two-factor-schema'
import { formFields } from '../../ui/forms/form-fields'
import type { FormProblem } from '../../ui/forms/problem'
import { Stack } from '../../ui/layout/stack'
import { Text } from '../../ui/text/text'
import { MyForm } from '../my-form'
import { CurrentPasswordField } from '../password-field'
import { CodeField } from './code-field'
import { twoFactorIntents } from './two-factor-intents'

interface TwoFactorOnProps extends Pick<TwoFactor, 'required' | 'recoveryCodesLeft'> {
	renewing: FormProblem<'currentPassword'> | null
	turningOff: FormProblem<'currentPassword' | 'code'> | null
}

const left = (count: number) =>
	count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`

/** The actions where two-step login is on. */
export function TwoFactorOn({
	required,
	recoveryCodesLeft,
	renewing,
	turningOff,
}: TwoFactorOnProps) {
	const field = formFields(turningOff)
	return (
		<Stack gap={10}>
			<Text>Two-step login is on. {left(recoveryCodesLeft)}</Text>
			<MyForm
				intents={twoFactorIntents}
				title="New recovery codes"
				intent="renew"
				send="Make new codes"
				problem={renewing}
				fields={['currentPassword']}
			>
				<Text color="muted">The codes you have now stop working.</Text>
				<CurrentPasswordField {...formFields(renewing)('currentPassword')} />
			</MyForm>
			<MyForm
				intents={twoFactorIntents}
				title={required ? 'Change to another phone' : 'Turn off two-step login'}
				intent="off"
				send={required ? 'Begin anew' : 'Turn off'}
				problem={turningOff}
				fields={['currentPassword', 'code']}
			>
				<CurrentPasswordField {...field('currentPassword')} />
				<CodeField
					{...field('code')}
					description="From the app you have now, or a recovery code."
				/>
			</MyForm>
		</Stack>
	)
}
