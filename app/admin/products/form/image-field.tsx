import { Alert } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useId } from 'react'
import { useHydrated } from '../../../ui/hydrated'
import { Inline } from '../../../ui/layout/inline'
import { Stack } from '../../../ui/layout/stack'
import { Text } from '../../../ui/text/text'
import classes from './image-field.module.css'
import { PictureOrder } from './picture-order'
import { MAX_PICTURES, type Upload } from './use-upload'

/**
 * A product's pictures: a place to drop them, with their progress and previews, and their order. Where
 * JavaScript is off the main one goes as a file with the form.
 */
export function ImageField({ upload, error }: { upload: Upload; error: string | undefined }) {
	const { pictures, first, more, failure, choose } = upload
	const hydrated = useHydrated()
	const id = useId()
	const full = pictures.length >= MAX_PICTURES
	const said = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
	return (
		<Stack gap={1}>
			<Text htmlFor={id} as="label" size="small" strong>
				Image
			</Text>
			<input type="hidden" name="image" value={first} />
			<input type="hidden" name="pictures" value={more.join(' ')} />
			<PictureOrder upload={upload} />
			<Inline gap={4} className={classes.zone} data-wrong={error ? true : undefined}>
				<span className={classes.none}>
					<IconPhotoUp size={28} stroke={1.6} aria-hidden />
				</span>
				<Stack gap={1} className={classes.text}>
					<Text as="span" strong className={classes.choose}>
						{full
							? 'No more pictures'
							: pictures.length > 0
								? 'Choose another'
								: 'Choose a picture'}
					</Text>
					<Text id={`${id}-hint`} as="span" size="tiny" tone="muted">
						PNG, JPG, GIF up to 10MB
					</Text>
					<Text as="span" size="tiny" tone="muted">
						{MAX_PICTURES} at most; the first is the one that lists show
					</Text>
				</Stack>
				<input
					id={id}
					type="file"
					accept="image/*"
					multiple={hydrated}
					disabled={full}
					className={classes.file}
					{...(hydrated ? {} : { name: 'picture' })}
					aria-invalid={error ? true : undefined}
					aria-describedby={said}
					onChange={({ currentTarget }) => {
						choose([...(currentTarget.files ?? [])])
						// The same file can be chosen again after a failure.
						currentTarget.value = ''
					}}
				/>
			</Inline>
			{error && (
				<Text id={`${id}-error`} size="tiny" tone="danger" className={classes.error} role="alert">
					{error}
				</Text>
			)}
			{failure && (
				<Alert color="red" variant="light" role="alert" className={classes.failure ?? ''}>
					<span>{failure.message}</span>
					{failure.reason && <span className={classes.reason}>{failure.reason}</span>}
				</Alert>
			)}
		</Stack>
	)
}
