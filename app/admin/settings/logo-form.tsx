import { IconPhotoUp } from '@tabler/icons-react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { FileButton } from '../../ui/forms/field/file-button'
import { Input } from '../../ui/forms/field/input'
import { IntentButton } from '../../ui/forms/intent-button'
import type { FormProblem } from '../../ui/forms/problem'
import { ProblemSummary } from '../../ui/forms/problem-summary'
import { Card } from '../../ui/layout/card'
import hidden from '../../ui/layout/hidden.module.css'
import { Row } from '../../ui/layout/row'
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
			<ChooseLogo hasOne={logo !== ''} />
			<noscript>
				<PlainField />
			</noscript>
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

/** Sends the picture as soon as it is chosen. */
function ChooseLogo({ hasOne }: { hasOne: boolean }) {
	const submit = useSubmit()
	const sending = INTENTS.in(useNavigation().formData) === 'logo'
	function choose(files: FileList | null) {
		const image = files?.[0]
		if (!image) return
		const form = new FormData()
		const { name, value } = INTENTS.field('logo')
		form.set(name, value)
		form.set('image', image)
		submit(form, { method: 'post', encType: 'multipart/form-data' })
	}
	const says = hasOne ? 'Choose another' : 'Choose a picture'
	return (
		<Row className={hidden.withoutScript}>
			<FileButton
				icon={<IconPhotoUp size={20} stroke={1.8} aria-hidden />}
				accept="image/*"
				aria-label="Choose a picture of the logo"
				disabled={sending}
				onChoose={choose}
			>
				{sending ? 'Uploading…' : says}
			</FileButton>
		</Row>
	)
}

const PlainField = () => (
	<Row as={Form} wrap gap={4} method="post" encType="multipart/form-data">
		<Input type="file" name="image" accept="image/*" aria-label="Picture of the logo" />
		<IntentButton intents={INTENTS} intent="logo" variant="default">
			Upload
		</IntentButton>
	</Row>
)
