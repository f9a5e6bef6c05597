import { ButtonLink } from '../../ui/text/button-link'
import { Text } from '../../ui/text/text'

/** The way to the login and back, for buyers with an account; the form's values so far are kept. */
export const LogInHere = () => (
	<Text size="small">
		{/* The first button of a form is the one that the Enter key presses. */}
		<button type="submit" hidden tabIndex={-1} />
		Have an account?{' '}
		<ButtonLink type="submit" name="wants" value="login" variant="line">
			Log in
		</ButtonLink>{' '}
		and come back here with what you have typed.
	</Text>
)
