import { IconArrowLeft } from '@tabler/icons-react'
import { Form, Link, redirect } from 'react-router'
import { z } from 'zod'
import { api, read } from '../../api.server'
import { onCall, onCallOnly } from '../../components/portal/call-action.server'
import { PortalPage } from '../../components/portal/portal-page'
import type { PageHandle } from '../../page-handle'
import { titleMeta } from '../../shell/page-title'
import { formAction } from '../../ui/forms/form-action.server'
import { IntentButton } from '../../ui/forms/intent-button'
import { PictureChoice } from '../../ui/forms/picture-choice'
import { sentenceOf } from '../../ui/forms/problem'
import { ProblemLine } from '../../ui/forms/problem-line'
import { Card } from '../../ui/layout/card'
import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'
import type { Route } from './+types/photo'
import classes from './photo.module.css'
import { photoIntents } from './photo-intents'

export const handle = { large: 'picture' } satisfies PageHandle

export const meta = titleMeta('Your photo')

const NewPhoto = z.object({ image: z.file().optional() })
const HERE = '/installer/profile/photo'

export const loader = async ({ context }: Route.LoaderArgs) => {
	const { photoUrl } = await read(api(context).installers.installer.profile.$get())
	return { photoUrl }
}

export const action = ({ request, context }: Route.ActionArgs) => {
	const { photo } = api(context).installers.installer.profile
	return formAction(request, photoIntents, {
		photo: onCall(
			NewPhoto,
			({ image = new File([], '') }) => photo.$post({ form: { image } }),
			() => redirect(HERE, 303),
		),
		remove: onCallOnly(
			() => photo.$delete(),
			() => redirect(HERE, 303),
		),
	})
}

export { sendForm as clientAction } from '../../ui/forms/send-form'

/** The face by which a buyer knows who stands at the door. */
export default function Photo({ loaderData: { photoUrl }, actionData }: Route.ComponentProps) {
	const problem = sentenceOf(photoIntents.problem(actionData, 'photo', 'remove'))
	return (
		<PortalPage
			title="Your photo"
			intro="Buyers whose order you have accepted see it, so that they know who is at the door. Nobody else does, but admins."
		>
			<Card gap={4} pad={6} narrow>
				{photoUrl ? (
					<img src={photoUrl} alt="You, as buyers see you" className={classes.photo} />
				) : (
					<Text color="muted">You have no photo yet.</Text>
				)}
				<Text size="small" color="muted">
					Your face, from the front. PNG, JPEG or WebP, up to 10 MB.
				</Text>
				<ProblemLine>{problem}</ProblemLine>
				<PictureChoice intents={photoIntents} intent="photo" of="you" hasOne={photoUrl !== null} />
				{photoUrl && (
					<Form method="post">
						<IntentButton intents={photoIntents} intent="remove" variant="default">
							Remove photo
						</IntentButton>
					</Form>
				)}
			</Card>
			<p>
				<ButtonLink as={Link} to="/installer/profile" variant="line">
					<IconArrowLeft size={18} aria-hidden />
					Your profile
				</ButtonLink>
			</p>
		</PortalPage>
	)
}
