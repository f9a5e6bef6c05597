import { Form } from 'react-router'
import type { Fields } from '../../../domain/settings/schema'
import { IntentButton } from '../../ui/forms/intent-button'
import { PictureChoice } from '../../ui/forms/picture-choice'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import { ButtonLink } from '../../ui/text/button-link'
import { Heading } from '../../ui/text/heading'
import { Text } from '../../ui/text/text'
import classes from './settings.module.css'
import { INTENTS } from './settings-intents'

const PICTURES = {
	logo: { title: 'Logo', hint: '', remove: 'remove-logo' },
	signature: {
		title: 'Signature',
		hint: 'Drawn on invoices, vouchers and quotations from now on. Without one they say that they are valid without a signature.',
		remove: 'remove-signature',
	},
} as const

type ShopPicture = keyof typeof PICTURES

interface PictureFormProps {
	of: ShopPicture
	/** Its address; blank where there is none. */
	picture: string
	problem: FormProblem | null
}

/** A picture of the shop: the one there is, another one, or none. */
export function PictureForm({ of, picture, problem }: PictureFormProps) {
	const { title, hint, remove } = PICTURES[of]
	return (
		<Card as="section" pad={6} narrow aria-labelledby={`${of}-heading`}>
			<Heading level={2} size="body" id={`${of}-heading`}>
				{title}
			</Heading>
			{hint && <Text color="muted">{hint}</Text>}
			<ProblemSummary of={problem} />
			{picture && <img src={picture} alt={`The ${of} now`} className={classes.picture} />}
			<PictureChoice intents={INTENTS} intent={of} of={`the ${of}`} hasOne={picture !== ''} />
			{picture && (
				<Form method="post">
					<IntentButton intents={INTENTS} intent={remove} variant="default">
						Remove the {of}
					</IntentButton>
				</Form>
			)}
		</Card>
	)
}

/** The picture that an address says was just removed; null where none was, or there is another one by now. */
export const removedPicture = (done: string | null, fields: Fields): ShopPicture | null =>
	(['logo', 'signature'] as const).find(
		(of) => done === `removed-${of}` && (fields[of] ?? '') === '',
	) ?? null

/** Takes the picture again that was just removed. */
export const UndoRemoval = ({ of, picture }: { of: ShopPicture; picture: string }) => (
	<Form method="post">
		<input type="hidden" name="picture" value={picture} />
		<ButtonLink as="button" type="submit" variant="line" {...INTENTS.field(`restore-${of}`)}>
			Undo
		</ButtonLink>
	</Form>
)
