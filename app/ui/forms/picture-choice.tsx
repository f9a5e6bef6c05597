import { IconPhotoUp } from '@tabler/icons-react'
import { Form, useNavigation, useSubmit } from 'react-router'
import hidden from '../layout/hidden.module.css'
import { Row } from '../layout/row'
import { FileButton } from './field/file-button'
import { Input } from './field/input'
import { IntentButton } from './intent-button'
import type { Intents } from './intents'

interface PictureChoiceProps<Name extends string> {
	intents: Intents<Name>
	/** The form's field is `image`. */
	intent: NoInfer<Name>
	/** The picture, for screen readers: `the logo`. */
	of: string
	/** Whether the chosen picture takes the place of another. */
	hasOne: boolean
}

/** Sends a picture as soon as it is chosen; without a script by a plain field and its button. */
export function PictureChoice<Name extends string>(props: PictureChoiceProps<Name>) {
	const { intents, intent, of, hasOne } = props
	const submit = useSubmit()
	const sending = intents.in(useNavigation().formData) === intent
	function choose(files: FileList | null) {
		const image = files?.[0]
		if (!image) return
		const form = new FormData()
		const { name, value } = intents.field(intent)
		form.set(name, value)
		form.set('image', image)
		submit(form, { method: 'post', encType: 'multipart/form-data' })
	}
	const says = hasOne ? 'Choose another' : 'Choose a picture'
	return (
		<>
			<Row className={hidden.withoutScript}>
				<FileButton
					icon={<IconPhotoUp size={20} stroke={1.8} aria-hidden />}
					accept="image/*"
					aria-label={`Choose a picture of ${of}`}
					disabled={sending}
					onChoose={choose}
				>
					{sending ? 'Uploading…' : says}
				</FileButton>
			</Row>
			<noscript>
				<Row as={Form} wrap gap={4} method="post" encType="multipart/form-data">
					<Input type="file" name="image" accept="image/*" aria-label={`Picture of ${of}`} />
					<IntentButton intents={intents} intent={intent} variant="default">
						Upload
					</IntentButton>
				</Row>
			</noscript>
		</>
	)
}
