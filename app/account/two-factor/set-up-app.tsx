import { Form } from 'react-router'
import { useFirstError } from '../../ui/forms/first-error'
import { formFields } from '../../ui/forms/form-fields'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Stack } from '../../ui/layout/stack'
import { QrCode } from '../../ui/pictures/qr-code'
import { Text } from '../../ui/text/text'
import { CodeField } from './code-field'
import classes from './two-factor.module.css'
import type { SetUp } from './two-factor.server'
import { twoFactorIntents } from './two-factor-intents'

interface SetUpAppProps {
	setUp: SetUp
	problem: FormProblem<'code' | 'uri'> | null
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(' ')

/** The picture that an app reads, its secret for typing, and the first code in return. */
export function SetUpApp({ setUp, problem }: SetUpAppProps) {
	const form = useFirstError(problem)
	return (
		<Stack ref={form} method="post" as={Form} noValidate preventScrollReset>
			<ol className={classes.steps}>
				<li>Get an authenticator app on your phone, such as Google Authenticator or Aegis.</li>
				<li>Add an account in it and scan this picture.</li>
				<li>Type the six digits that the app shows.</li>
			</ol>
			<QrCode svg={setUp.qr} alt="The key for your app, as a QR code" size={232} />
			<Text size="small">
				On this phone, or no camera? <a href={setUp.uri}>Open your app</a>, or type this key into
				it: <code className={classes.secret}>{inFours(setUp.secret)}</code>
			</Text>
			<ProblemSummary of={problem} beside={['code']} />
			<input type="hidden" name="uri" value={setUp.uri} />
			<CodeField {...formFields(problem)('code')} label="Code from the app" inputMode="numeric" />
			<IntentButton intents={twoFactorIntents} intent="confirm" size="md">
				Turn on two-step login
			</IntentButton>
		</Stack>
	)
}
