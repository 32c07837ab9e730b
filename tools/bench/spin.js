// A process that takes one core until it is ended, at the latest with the one that began it.
import '../lib/end-with-parent.cjs';

// Between two turns it hears that its parent has gone.
function spin() {
  const end = Date.now() + 20;
  while (Date.now() < end);
  setImmediate(spin);
}
spin();
