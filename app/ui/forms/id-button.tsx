import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { ButtonLink } from '../text/button-link'

/** A form of a button alone, which asks for something about the thing with this id. */
export const IdButton = ({
	id,
	...button
}: ComponentProps<typeof ButtonLink<'button'>> & { id: string }) => (
	<Form method="post" replace preventScrollReset>
		<input type="hidden" name="id" value={id} />
		<ButtonLink type="submit" {...button} />
	</Form>
)
