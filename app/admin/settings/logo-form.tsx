import { Form } from 'react-router'
import { IntentButton } from '../../ui/forms/intent-button'
import { PictureChoice } from '../../ui/forms/picture-choice'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { Heading } from '../../ui/text/heading'
import classes from './settings.module.css'
import { INTENTS } from './settings-intents'

/** The shop's logo: the one there is, another one, or none. */
export function LogoForm({ logo, problem }: { logo: string; problem: FormProblem | null }) {
	return (
		<Card as="section" pad={6} narrow aria-labelledby="logo-heading">
			<Heading level={2} size="body" id="logo-heading">
				Logo
			</Heading>
			<ProblemSummary of={problem} />
			{logo && <img src={logo} alt="The logo now" className={classes.picture} />}
			<PictureChoice intents={INTENTS} intent="logo" of="the logo" hasOne={logo !== ''} />
			{logo && (
				<Form method="post">
					<IntentButton intents={INTENTS} intent="remove-logo" variant="default">
						Remove the logo
					</IntentButton>
				</Form>
			)}
		</Card>
	)
}
