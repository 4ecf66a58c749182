import type { Meta, StoryObj } from '@storybook/react-vite'
import { Fold } from './fold'

const meta = { title: 'UI/Fold', component: Fold } satisfies Meta
export default meta

export const Closed: StoryObj = { render: () => <Fold title="Show how">What is folded away.</Fold> }
