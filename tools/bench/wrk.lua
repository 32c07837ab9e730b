-- wrk's own report leaves out the 95th percentile. Times of wrk are in microseconds.
done = function(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.timeout + errors.status
  io.write(string.format(
    '{"requests":%d,"seconds":%.6f,"failed":%d,"p50":%.3f,"p95":%.3f,"p99":%.3f}\n',
    summary.requests,
    summary.duration / 1e6,
    failed,
    latency:percentile(50) / 1000,
    latency:percentile(95) / 1000,
    latency:percentile(99) / 1000
  ))
end
