import { WorkingButton } from '../../ui/working-button'
import classes from '../send.module.css'

/** The button that leads from one step of the checkout to the next. */
export const NextStep = ({ sending, children }: { sending: boolean; children: string }) => (
	<div className={classes.send}>
		<WorkingButton type="submit" size="lg" fz="md" color="marigold.5" working={sending}>
			{children}
		</WorkingButton>
	</div>
)
