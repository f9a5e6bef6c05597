import { Alert } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { fieldId } from '../../../components/forms/fields-form'
import { FileZone } from '../../../ui/forms/field/file-zone'
import { FieldProblem } from '../../../ui/forms/field-problem'
import { useHydrated } from '../../../ui/hydrated'
import { Stack } from '../../../ui/layout/stack'
import { Text } from '../../../ui/text/text'
import { PictureOrder } from './picture-order'
import { MAX_PICTURES, type Upload } from './use-upload'

/**
 * A product's pictures: a place to drop them, with their progress and previews, and their order. Where
 * JavaScript is off the main one goes as a file with the form.
 */
export function ImageField({ upload, error }: { upload: Upload; error: string | undefined }) {
	const { pictures, first, more, failure, choose } = upload
	const hydrated = useHydrated()
	const id = fieldId('image')
	const full = pictures.length >= MAX_PICTURES
	const said = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
	return (
		<Stack gap={1} id={fieldId('pictures')} tabIndex={-1}>
			<input type="hidden" name="image" value={first} />
			<input type="hidden" name="pictures" value={more.join(' ')} />
			<FileZone
				id={id}
				label="Image"
				icon={<IconPhotoUp size={28} stroke={1.6} aria-hidden />}
				says={
					full ? 'No more pictures' : pictures.length > 0 ? 'Choose another' : 'Choose a picture'
				}
				hints={[
					'PNG, JPG, GIF up to 10MB',
					`${MAX_PICTURES} at most; the first is the one that lists show`,
				]}
				accept="image/*"
				multiple={hydrated}
				disabled={full}
				{...(hydrated ? {} : { name: 'picture' })}
				aria-invalid={error ? true : undefined}
				aria-describedby={said}
				onChoose={choose}
			/>
			<PictureOrder upload={upload} />
			<FieldProblem id={`${id}-error`} written>
				{error}
			</FieldProblem>
			{failure && (
				<Alert color="red" variant="light" role="alert">
					<p>{failure.message}</p>
					{failure.reason && <Text written>{failure.reason}</Text>}
				</Alert>
			)}
		</Stack>
	)
}
