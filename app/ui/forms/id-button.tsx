import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import { Action } from '../text/action'

/** A form of a button alone, which asks for something about the thing with this id. */
export const IdButton = ({
	id,
	...button
}: ComponentProps<typeof Action<'button'>> & { id: string }) => (
	<Form method="post" replace preventScrollReset>
		<input type="hidden" name="id" value={id} />
		<Action type="submit" {...button} />
	</Form>
)
