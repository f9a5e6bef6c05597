import { Alert } from '@mantine/core'
import { IconPhotoUp } from '@tabler/icons-react'
import { useId } from 'react'
import { useHydrated } from '../../../ui/hydrated'
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
		<div className={classes.field}>
			<label htmlFor={id} className={classes.label}>
				Image
			</label>
			<input type="hidden" name="image" value={first} />
			<input type="hidden" name="pictures" value={more.join(' ')} />
			<PictureOrder upload={upload} />
			<div className={classes.zone} data-wrong={error ? true : undefined}>
				<span className={classes.none}>
					<IconPhotoUp size={28} stroke={1.6} aria-hidden />
				</span>
				<div className={classes.text}>
					<span className={classes.choose}>
						{full
							? 'No more pictures'
							: pictures.length > 0
								? 'Choose another'
								: 'Choose a picture'}
					</span>
					<span id={`${id}-hint`} className={classes.hint}>
						PNG, JPG, GIF up to 10MB
					</span>
					<span className={classes.hint}>
						{MAX_PICTURES} at most; the first is the one that lists show
					</span>
				</div>
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
			</div>
			{error && (
				<p id={`${id}-error`} className={classes.error} role="alert">
					{error}
				</p>
			)}
			{failure && (
				<Alert color="red" variant="light" role="alert" className={classes.failure ?? ''}>
					<span>{failure.message}</span>
					{failure.reason && <span className={classes.reason}>{failure.reason}</span>}
				</Alert>
			)}
		</div>
	)
}
