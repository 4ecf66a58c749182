import { Component, type ReactNode } from 'react'

export class Boundary extends Component<{ children: ReactNode }, { problem: string | null }> {
  override state: { problem: string | null } = { problem: null }

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }

  override render() {
    if (this.state.problem === null) return this.props.children
    return (
      <div role="alert" className="m-4 rounded-control bg-bad-soft p-4 text-bad">
        <p>This part of the toolbox has failed: {this.state.problem}</p>
        <button
          type="button"
          className="mt-2 min-h-10 font-strong underline"
          onClick={() => this.setState({ problem: null })}
        >
          Try Again
        </button>
      </div>
    )
  }
}
