import { Tab, Tabs } from '../../ui/layout/tabs'

/** With panels, or a battery alone: the first question of all. */
export const KindsOfPlan = ({ here }: { here: 'system' | 'backup' }) => (
	<Tabs label="What do you want?">
		<Tab to="/planner" here={here === 'system'}>
			Solar system
		</Tab>
		<Tab to="/planner/backup" here={here === 'backup'}>
			Back-up without panels
		</Tab>
	</Tabs>
)
